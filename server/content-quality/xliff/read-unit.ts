/** Compares a unit of a file with the document: what it changes, or why it is left out. */

import type { Inline } from '../text-segments/index.ts'
import {
  codeIdsIn,
  hasMatchingCodes,
  isSameContent,
  normalizeInline,
  textIn,
} from '../text-segments/index.ts'
import type { TranslationUnit } from './units.ts'
import type { ReadSegment, ReadUnit } from './xliff-document.ts'

export const skipReasons = [
  'unknown-unit',
  'source-changed',
  'translation-changed',
  'codes',
  'incomplete',
  'invalid',
] as const
export type SkipReason = (typeof skipReasons)[number]

type Contents = readonly (readonly Inline[])[]

export type UnitOutcome =
  | { readonly result: 'empty' | 'same' | 'confirmed' }
  | { readonly result: 'changed'; readonly texts: Contents; readonly replaces: boolean }
  | { readonly result: 'skipped'; readonly reason: SkipReason; readonly text: string }

/** The id of an exported unit: the key of the unit, and the hash of the translation at that time. */
export function idParts(id: string): {
  readonly key: string
  readonly field: string
  readonly target: string
} {
  const parts = id.split('.')
  return {
    key: parts.slice(0, -1).join('.'),
    field: parts.slice(0, -3).join('.'),
    target: parts.at(-1) ?? '',
  }
}

export function outcomeOf(read: ReadUnit, unit: TranslationUnit, replaceChanged: boolean): UnitOutcome {
  const segments = segmentsFor(read, unit.source.length)
  const texts = segments?.map(({ target }) => normalizeInline(target ?? []))
  const text = texts?.map(textIn).join(' ').trim() ?? ''
  if (texts !== undefined && text === '') return { result: 'empty' }
  const skip = (reason: SkipReason): UnitOutcome => ({ result: 'skipped', reason, text })
  if (segments === undefined || texts === undefined) return skip('incomplete')
  if (unit.target !== undefined && isSame(texts, unit.target)) {
    const isDone = segments.every(({ state }) => state !== 'initial')
    return { result: isDone && unit.state === 'initial' ? 'confirmed' : 'same' }
  }
  if (isCopyOfSource(segments, texts, unit)) return { result: 'empty' }
  const isMissing = texts.some(
    (text, index) => textIn(text).trim() === '' && textIn(unit.source[index] ?? []).trim() !== '',
  )
  if (isMissing) return skip('incomplete')
  const trimmed = unit.block === undefined ? texts : texts.map(trimmedText)
  if (!keepsCodes(trimmed, unit)) return skip('codes')
  const isChanged = idParts(read.id).target !== unit.targetHash
  if (isChanged && !replaceChanged) return skip('translation-changed')
  return { result: 'changed', texts: trimmed, replaces: isChanged }
}

/** Many tools fill a target with its source before anyone translates it. Then its state is still that of the export. */
const isCopyOfSource = (
  segments: readonly Pick<ReadSegment, 'state'>[],
  texts: Contents,
  { source }: TranslationUnit,
): boolean => segments.every(({ state }) => state === 'initial') && isSame(texts, source)

/** Tools may split a segment. The only text of a unit is all of its parts. */
function segmentsFor(
  { segments }: ReadUnit,
  count: number,
): readonly Pick<ReadSegment, 'state' | 'target'>[] | undefined {
  const [first] = segments
  if (count === 1 && first !== undefined && segments.length > 1) {
    const own = segments.filter(({ isIgnorable }) => !isIgnorable)
    if (own.every(({ target }) => target === undefined)) return [{ state: 'initial', target: undefined }]
    if (own.some(({ target }) => target === undefined)) return undefined
    const state = own.some((one) => one.state === 'initial') ? 'initial' : first.state
    return [{ state, target: segments.flatMap(({ source, target }) => target ?? source) }]
  }
  const found = Array.from({ length: count }, (_, index) =>
    segments.find(({ id, isIgnorable }) => !isIgnorable && id === `s${index + 1}`),
  )
  const complete = found.filter((one) => one !== undefined)
  return complete.length === count ? complete : undefined
}

function isSame(one: Contents, other: Contents): boolean {
  return one.length === other.length && one.every((text, index) => isSameContent(text, other[index] ?? []))
}

/** A paragraph has no spaces at its ends, and no line breaks but those that are codes. */
function trimmedText(text: readonly Inline[]): readonly Inline[] {
  const flat = text.map(flattened)
  const last = flat.length - 1
  return normalizeInline(
    flat.map((one, index) => {
      if (typeof one !== 'string') return one
      const start = index === 0 ? one.trimStart() : one
      return index === last ? start.trimEnd() : start
    }),
  )
}

function flattened(one: Inline): Inline {
  if (typeof one === 'string') return one.replaceAll(/[\t\r\n]/g, ' ')
  return { id: one.id, content: one.content?.map(flattened) ?? null }
}

/** Every code that may not be deleted is there once, as in the source or as in the translation before. */
function keepsCodes(texts: Contents, { block, source, target, codes }: TranslationUnit): boolean {
  const used = texts.flatMap(codeIdsIn)
  if (block === undefined) return used.length === 0
  if (new Set(used).size !== used.length) return false
  const nodes = new Map([...block.read.nodes, ...(block.beside?.read.nodes ?? [])])
  if (!texts.every((text) => hasMatchingCodes(text, nodes))) return false
  const free = new Set(codes.flatMap(({ id, canDelete }) => (canDelete ? [id] : [])))
  const keepsRequiredCodes = (those: Contents) =>
    those.flatMap(codeIdsIn).every((id) => free.has(id) || used.includes(id))
  return keepsRequiredCodes(source) || (target !== undefined && keepsRequiredCodes(target))
}
