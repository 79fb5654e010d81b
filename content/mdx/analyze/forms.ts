/**
 * The forms of a text. The site renders them and the server checks answers by the same function, so that both know
 * the same fields.
 */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { Form, FormField, formFieldTypes } from '../components/forms.ts'
import type { Literal } from '../parse/literal.ts'
import { literalOfAttribute } from '../parse/literal.ts'
import { nodesOf } from '../parse/mdx-tree-cache.ts'
import { isHidden } from './hidden.ts'

export type FormFieldType = (typeof formFieldTypes)[number]

export interface FormDefinition {
  /** Unique within the text. Answers are listed under it. */
  readonly name: string
  readonly title: string | undefined
  /** The label of the button. */
  readonly submit: string | undefined
  readonly thanks: string | undefined
  readonly fields: readonly FieldDefinition[]
}

export interface FieldDefinition {
  /** Its label, with a number if the form has another field with this label. */
  readonly key: string
  readonly type: FormFieldType
  readonly label: string
  readonly required: boolean
  readonly help: string | undefined
  /** The choices. Empty for all other types. */
  readonly options: readonly string[]
}

/** More than people fill in. The rest is not shown. */
const maxFields = 50

/** In order, without what its author hides. Empty if the text cannot be parsed. */
export function formsIn(source: string): readonly FormDefinition[] {
  // Most texts have no form, and are not parsed for it.
  if (!source.includes(`<${Form.name}`)) return []
  const names = new Map<string, number>()
  const hidden = new Set<Nodes>()
  const forms: FormDefinition[] = []
  for (const node of nodesOf(source)) {
    if (hidden.has(node) || isHidden(node)) {
      if ('children' in node) for (const child of node.children) hidden.add(child)
    } else if (isForm(node)) forms.push(readForm(node, names))
  }
  return forms
}

function isForm(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === Form.name
}

function readForm(form: MdxJsxFlowElement, names: Map<string, number>): FormDefinition {
  const { name, title, submit, thanks } = propsIn(form)
  const keys = new Map<string, number>()
  const fields = form.children.filter((child) => isField(child) && !isHidden(child)).slice(0, maxFields)
  return {
    name: unique(textOf(name) ?? Form.name, names),
    title: textOf(title),
    submit: textOf(submit),
    thanks: textOf(thanks),
    fields: fields.map((field) => readField(propsIn(field), keys)),
  }
}

type FormPart = MdxJsxFlowElement['children'][number]

function isField(node: FormPart): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === FormField.name
}

function readField(props: ReturnType<typeof propsIn>, keys: Map<string, number>): FieldDefinition {
  const label = textOf(props.label) ?? FormField.name
  const options = optionsOf(textOf(props.options) ?? '')
  const type = formFieldTypes.find((one) => one === props.type) ?? 'text'
  return {
    key: unique(label, keys),
    // Without options there is nothing to choose.
    type: type === 'choice' && options.length === 0 ? 'text' : type,
    label,
    required: props.required === true,
    help: textOf(props.help),
    options: type === 'choice' ? options : [],
  }
}

/** Choices are written with semicolons between them. */
function optionsOf(text: string): readonly string[] {
  const options = text.split(';').map((option) => option.trim())
  return [...new Set(options.filter((option) => option !== ''))]
}

/** Adds a number to a name that was already used. */
function unique(name: string, used: Map<string, number>): string {
  const count = (used.get(name) ?? 0) + 1
  used.set(name, count)
  return count === 1 ? name : unique(`${name} (${count})`, used)
}

function propsIn(node: Nodes): Readonly<Record<string, Literal | undefined>> {
  if (node.type !== 'mdxJsxFlowElement') return {}
  return Object.fromEntries(
    node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' ? [[one.name, literalOfAttribute(one)] as const] : [],
    ),
  )
}

function textOf(value: Literal | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
