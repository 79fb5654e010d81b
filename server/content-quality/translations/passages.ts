/**
 * Passages: splits the data of a layer into translatable passages: the text of each field, and MDX texts block by
 * block.
 */
import { createHash } from 'node:crypto'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { Field, Fields } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'

interface Passage {
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
  const texts = isKind(field, 'mdx') ? blocksIn(String(value)) : [field.searchText(value)]
  const passages = texts.map((text) => text.trim()).filter((text) => text !== '')
  return passages.length === 0 ? [] : [[name, passages.map((text) => ({ hash: hashOf(text), text }))]]
}

/** More than a text that can be published. A draft beyond that is one passage. */
const maxPassageLength = 20_000

function blocksIn(text: string): readonly string[] {
  const blocks = blocksOf(text)
  return blocks.length > maxPassageLength ? [text] : blocks.map(({ source }) => source)
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

// Aligns the passages that a translation was made from with the current ones of the source. A passage that both
// contain is unchanged, even if it moved.

/** A passage of the source as the translator saw it, with the version. */
export interface Noted {
  readonly hash: string
  readonly version: number
}

/** A pair with only `old` was removed from the source, one with only `now` was added. */
export interface Pair {
  readonly old: Noted | undefined
  readonly now: string | undefined
}

export const isSame = ({ old, now }: Pair): boolean => old?.hash === now

/**
 * In the order of the source. A changed passage is paired with the one that it replaced after the same
 * neighbour.
 */
export function align(noted: readonly Noted[], current: readonly string[]): readonly Pair[] {
  const before = runsOf(noted, ({ hash }) => hash, current)
  const after = runsOf(
    current,
    (hash) => hash,
    noted.map(({ hash }) => hash),
  )
  return [...after].flatMap(([anchor, run]) => {
    const earlier = before.get(anchor)
    const length = Math.max(run.others.length, earlier?.others.length ?? 0)
    const own = run.common === undefined ? [] : [{ old: earlier?.common, now: run.common }]
    const changed = Array.from({ length }, (_, index) => ({
      old: earlier?.others[index],
      now: run.others[index],
    }))
    return [...own, ...changed]
  })
}

/**
 * A passage that both sides contain, with the following ones that only one side contains. The first run has
 * only the latter.
 */
interface Run<Item> {
  readonly common: Item | undefined
  readonly others: Item[]
}

function runsOf<Item>(
  items: readonly Item[],
  hashOf: (item: Item) => string,
  otherSide: readonly string[],
): ReadonlyMap<string, Run<Item>> {
  const there = new Map<string, number>()
  for (const hash of otherSide) there.set(hash, (there.get(hash) ?? 0) + 1)
  const seen = new Map<string, number>()
  let run: Run<Item> = { common: undefined, others: [] }
  const runs = new Map([['', run]])
  for (const item of items) {
    const hash = hashOf(item)
    const before = seen.get(hash) ?? 0
    seen.set(hash, before + 1)
    if (before < (there.get(hash) ?? 0)) {
      run = { common: item, others: [] }
      // A passage can occur twice, and each occurrence starts a run.
      runs.set(`${hash} ${before}`, run)
    } else run.others.push(item)
  }
  return runs
}
