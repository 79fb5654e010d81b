/** Checks the texts and fields of a layer that need no database query. */
import { outlineOf } from '@cyanotype/content/mdx/analyze/outline.ts'
import type {
  DocumentType,
  Field,
  Fields,
  Layer,
  LayerData,
  Message,
} from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind } from '@cyanotype/content/model/index.ts'
import type { CheckResult } from './finding.ts'
import { messages, warning } from './finding.ts'

/** About as much as search engines show. */
const shown = { title: 60, description: 160 }

export interface TextField {
  readonly field: string
  readonly text: string
}

/** All MDX texts, also within groups. */
export function textsIn(fields: Fields, data: LayerData): readonly TextField[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field<unknown>]) => {
    const value = data[name]
    if (isKind(field, 'group')) {
      const inner = textsIn(field.fields, { ...Object(value) })
      return inner.map((one) => ({ ...one, field: `${name}.${one.field}` }))
    }
    return isKind(field, 'mdx') && typeof value === 'string' ? [{ field: name, text: value }] : []
  })
}

export function checkTexts(type: DocumentType, layer: Layer, data: LayerData): readonly CheckResult[] {
  const texts = textsIn(fieldsOf(type, layer), data)
  return [
    ...texts.flatMap((text) => checkOutline(layer, text)),
    ...checkLength(layer, titleOf(type, data), shown.title, messages.longTitle),
    ...checkLength(layer, fieldIn(data, 'seo', 'description'), shown.description, messages.longDescription),
  ]
}

function checkOutline(layer: Layer, { field, text }: TextField): readonly CheckResult[] {
  const { headings, pictures } = outlineOf(text)
  const skipped = headings.flatMap(({ depth, line, column }, index) => {
    const before = headings[index - 1]?.depth ?? 1
    const position = { line, column }
    return depth > before + 1
      ? [warning({ layer, field, text: messages.headingSkipped, values: { depth, before }, position })]
      : []
  })
  const silent = pictures
    .filter(({ alt }) => alt.trim() === '')
    .map(({ line, column }) =>
      warning({ layer, field, text: messages.noAlt, values: {}, position: { line, column } }),
    )
  return [...skipped, ...silent]
}

interface TextValue {
  readonly field: string
  readonly text: string
}

/** The title in search results: the SEO title, or else the title of the page. */
function titleOf({ title }: DocumentType, data: LayerData): TextValue | undefined {
  const own = fieldIn(data, 'seo', 'title')
  if (own !== undefined && own.text.trim() !== '') return own
  const text = title === undefined ? undefined : data[title]
  return title !== undefined && typeof text === 'string' ? { field: title, text } : undefined
}

function fieldIn(data: LayerData, group: string, name: string): TextValue | undefined {
  const values: Readonly<Record<string, unknown>> = { ...Object(data[group]) }
  const text = values[name]
  return typeof text === 'string' ? { field: `${group}.${name}`, text } : undefined
}

function checkLength(
  layer: Layer,
  value: TextValue | undefined,
  max: number,
  message: Message,
): readonly CheckResult[] {
  const length = [...(value?.text.trim() ?? '')].length
  return value !== undefined && length > max
    ? [warning({ layer, field: value.field, text: message, values: { length, most: max } })]
    : []
}
