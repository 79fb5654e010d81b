/**
 * All field types by name, for code that handles each type differently: the editors of the admin, the merge,
 * the import.
 */
import type { BooleanField } from './boolean.ts'
import type { DateField } from './date.ts'
import type { Field } from './field.ts'
import type { GroupField } from './group.ts'
import type { LinksField } from './links.ts'
import type { ListField } from './list.ts'
import type { MdxField } from './mdx.ts'
import type { MediaField } from './media.ts'
import type { NumberField } from './number.ts'
import type { ReferenceField } from './reference.ts'
import type { SelectField } from './select.ts'
import type { SlugField } from './slug.ts'
import type { TextField } from './text.ts'
import type { TreeField } from './tree.ts'

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
// biome-ignore lint/suspicious/noExplicitAny: a guard takes a field of any value.
export function isKind<Kind extends FieldKind>(field: Field<any>, kind: Kind): field is FieldKinds[Kind] {
  return field.kind === kind
}
