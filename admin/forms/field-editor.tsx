/**
 * Field editor: selects the editor for each kind of field. A new kind needs a file here and an entry below.
 */
import type { FieldKind, FieldKinds, Fields } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'
import { ListEditor } from './collections/list-field.tsx'
import { TreeEditor } from './collections/tree-field.tsx'
import type { EditorProps } from './field-editor-props.ts'
import { BooleanEditor, DateEditor, NumberEditor, SelectEditor } from './fields/basic-fields.tsx'
import { GroupEditor } from './fields/group.tsx'
import { LinksEditor, ReferenceEditor } from './fields/links.tsx'
import { MdxEditor } from './fields/mdx.tsx'
import { MediaEditor } from './fields/media.tsx'
import { SlugEditor } from './fields/slug.tsx'
import { PlainTextEditor } from './fields/text.tsx'

type Editors = { readonly [Kind in FieldKind]: ComponentType<EditorProps<FieldKinds[Kind]>> }

const editors: Editors = {
  text: PlainTextEditor,
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

type AnyField = Fields[string]

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
