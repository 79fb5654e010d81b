/**
 * All field types by name, for code that handles each type differently: the editors of the admin, the merge,
 * the import.
 */

import type { Field } from './field.ts'
import type { GroupField, ListField } from './group-fields.ts'
import type { LinksField, MediaField, ReferenceField, TreeField } from './link-fields.ts'
import type { BooleanField, DateField, NumberField, SelectField } from './scalar-fields.ts'
import type { MdxField, SlugField, TextField } from './text-fields.ts'

export interface FieldKinds {
  text: TextField
  slug: SlugField
  mdx: MdxField
  media: MediaField
  date: DateField
  select: SelectField
  boolean: BooleanField
  number: NumberField
  list: ListField
  group: GroupField
  reference: ReferenceField
  links: LinksField
  tree: TreeField
}

export type FieldKind = keyof FieldKinds

/** Whether a field is of a type. The file of each type defines its name and interface together. */
export function isKind<Kind extends FieldKind>(field: Field<unknown>, kind: Kind): field is FieldKinds[Kind] {
  return field.kind === kind
}
