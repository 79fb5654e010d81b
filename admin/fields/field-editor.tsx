/** The editor of each kind of field. A new kind is a file in this folder and a line here. */
import type { Field, FieldKind, FieldKinds } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import type { ComponentType } from 'react'
import { BooleanEditor } from './boolean.tsx'
import { DateEditor } from './date.tsx'
import type { EditorProps } from './editor-props.ts'
import { GroupEditor } from './group.tsx'
import { LinksEditor } from './links.tsx'
import { ListEditor } from './list.tsx'
import { MdxEditor } from './mdx.tsx'
import { MediaEditor } from './media.tsx'
import { NumberEditor } from './number.tsx'
import { ReferenceEditor } from './reference.tsx'
import { SelectEditor } from './select.tsx'
import { SlugEditor } from './slug.tsx'
import { TextEditor } from './text.tsx'
import { TreeEditor } from './tree.tsx'

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

// biome-ignore lint/suspicious/noExplicitAny: this is where a field of any kind meets the editor of its own.
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
