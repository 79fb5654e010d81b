/**
 * Splits the data of a layer into translatable passages: the text of each field, and MDX texts block by
 * block.
 */
import { createHash } from 'node:crypto'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { Field, Fields } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'

export interface Passage {
  /** Passages with the same hash have the same text. */
  readonly hash: string
  readonly text: string
}

/** Passages by field, within a group as `hero.title`. Fields without text are not included. */
export type Passages = ReadonlyMap<string, readonly Passage[]>
/** The hashes without the texts, as stored. */
export type PassageText = Readonly<Record<string, readonly string[]>>

export function passagesOf(fields: Fields, data: Readonly<Record<string, unknown>>): Passages {
  return new Map(Object.entries(fields).flatMap(([name, field]) => passagesIn(name, field, data[name])))
}

export function passageTexts(fields: Fields, data: Readonly<Record<string, unknown>>): PassageText {
  const hashes = [...passagesOf(fields, data)].map(([name, passages]) => [
    name,
    passages.map(({ hash }) => hash),
  ])
  return Object.fromEntries(hashes)
}

/** The names of the fields that can contain text. Without any there is nothing to translate. */
export function wordFields(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (isKind(field, 'group')) return wordFields(field.fields).map((inner) => `${name}.${inner}`)
    return hasPassages(field) ? [name] : []
  })
}

/** Whether a field can be edited in part without reading all of it. */
export function isText(fields: Fields, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  if (field === undefined) return false
  return isKind(field, 'group') ? isText(field.fields, rest.join('.')) : isKind(field, 'mdx')
}

function hasPassages(field: Field<unknown>): boolean {
  if (isKind(field, 'text')) return field.format === 'plain'
  if (isKind(field, 'list')) return hasPassages(field.of)
  return ['mdx', 'links', 'tree'].includes(field.kind)
}

type Entry = readonly [string, readonly Passage[]]

function passagesIn(name: string, field: Field<unknown>, value: unknown): readonly Entry[] {
  if (isKind(field, 'group')) {
    const inner = [...passagesOf(field.fields, { ...Object(value) })]
    return inner.map(([path, passages]) => [`${name}.${path}`, passages])
  }
  // Stored data may be older than the content model.
  if (!hasPassages(field) || !fieldSchema(field).safeParse(value).success) return []
  const texts = isKind(field, 'mdx') ? blocksIn(String(value)) : [field.words(value)]
  const passages = texts.map((text) => text.trim()).filter((text) => text !== '')
  return passages.length === 0 ? [] : [[name, passages.map((text) => ({ hash: hashOf(text), text }))]]
}

/** More than a text that can be published. A draft beyond that is one passage. */
const maxPassageLength = 20_000

function blocksIn(text: string): readonly string[] {
  const blocks = blocksOf(text)
  return blocks.length > maxPassageLength ? [text] : blocks.map(({ source }) => source)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
