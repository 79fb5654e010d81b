/** The texts in the value of a field, and the value with other texts: its links, order and levels stay. */
import type { Field, TreeItem } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'

/** Undefined for a field without translatable texts, or for data that is older than the content model. */
export function textsIn(field: Field<unknown>, value: unknown): readonly string[] | undefined {
  const texts: string[] = []
  const walked = walk(field, value, (text) => {
    texts.push(text)
    return text
  })
  return walked === undefined ? undefined : texts
}

/** Undefined if the value would be invalid, such as a text that is too long. */
export function withTexts(field: Field<unknown>, value: unknown, texts: readonly string[]): unknown {
  let next = 0
  const made = walk(field, value, () => texts[next++] ?? '')
  return made !== undefined && fieldSchema(field).safeParse(made).success ? made : undefined
}

function walk(field: Field<unknown>, value: unknown, text: (text: string) => string): unknown {
  if (!fieldSchema(field).safeParse(value).success) return undefined
  if (isKind(field, 'text')) {
    if (field.format !== 'plain') return undefined
    const segments = text(String(value))
    return field.lines === 'one' ? segments.replaceAll(/[\r\n]/g, ' ') : segments
  }
  if (!Array.isArray(value)) return undefined
  if (isKind(field, 'links') || isKind(field, 'tree')) return value.map((item) => linkWith(item, text))
  if (!isKind(field, 'list')) return undefined
  const items = value.map((item) => walk(field.of, item, text))
  return items.includes(undefined) ? undefined : items
}

type Linked = Pick<TreeItem, 'text'> & Partial<Pick<TreeItem, 'items'>>

function linkWith(item: Linked, text: (text: string) => string): Linked {
  const segments = text(item.text)
  return {
    ...item,
    text: segments,
    ...(item.items && { items: item.items.map((one) => ({ ...one, ...linkWith(one, text) })) }),
  }
}
