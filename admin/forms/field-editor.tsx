/**
 * Field editor: selects the editor for each kind of field. A new kind needs a file here and an entry below.
 */
import type { Field, FieldKind, FieldKinds } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'
import { LinksEditor } from './collections/links-field.tsx'
import { ListEditor } from './collections/list-field.tsx'
import { TreeEditor } from './collections/tree-field.tsx'
import type { EditorProps } from './field-editor-props.ts'
import { BooleanEditor } from './fields/boolean.tsx'
import { DateEditor } from './fields/date.tsx'
import { GroupEditor } from './fields/group.tsx'
import { MdxEditor } from './fields/mdx.tsx'
import { MediaEditor } from './fields/media.tsx'
import { NumberEditor } from './fields/number.tsx'
import { ReferenceEditor } from './fields/reference.tsx'
import { SelectEditor } from './fields/select.tsx'
import { SlugEditor } from './fields/slug.tsx'
import { TextEditor } from './fields/text.tsx'

type Editors = { readonly [Kind in FieldKind]: ComponentType<EditorProps<FieldKinds[Kind]>> }

const editors: Editors = {
  text: TextEditor,
  slug: SlugEditor,
  mdx: MdxEditor,
  media: MediaEditor,
  date: DateEditor,
  select: SelectEditor,
  boolean: BooleanEditor,
  number: NumberEditor,
  list: ListEditor,
  group: GroupEditor,
  reference: ReferenceEditor,
  links: LinksEditor,
  tree: TreeEditor,
}

// biome-ignore lint/suspicious/noExplicitAny: selects the editor for a field of any kind.
type AnyField = Field<any>

const kinds = Object.keys(editors).filter((kind): kind is FieldKind => Object.hasOwn(editors, kind))

export function FieldEditor(props: EditorProps<AnyField>) {
  const kind = kinds.find((one) => isKind(props.field, one))
  if (kind === undefined) throw new Error(`There is no editor for fields of the kind '${props.field.kind}'`)
  return draw(kind, props)
}

function draw<Kind extends FieldKind>(kind: Kind, { field, ...rest }: EditorProps<AnyField>) {
  const Editor: ComponentType<EditorProps<FieldKinds[Kind]>> = editors[kind]
  return isKind(field, kind) ? <Editor {...rest} field={field} /> : null
}
