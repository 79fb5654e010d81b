/** Compares texts with the glossary: words to avoid, and terms that a translation does not use. */
import type { TermMatch } from '@cyanotype/content/glossary/find-terms.ts'
import { proseOf } from '@cyanotype/content/mdx/analyze/prose.ts'
import { alignTranslation } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { DocumentType, Field, Fields, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isKind, isLocale, model } from '@cyanotype/content/model/index.ts'
import type { PreparedGlossary } from '../glossary/index.ts'
import type { TranslationResponse } from '../translations/index.ts'
import type { CheckedLayer } from './check-media.ts'
import type { CheckResult, TextPosition } from './finding.ts'
import { messages, positionAt, warning } from './finding.ts'

interface CheckedTexts {
  readonly written: readonly CheckedLayer[]
  readonly translations: readonly Pick<TranslationResponse, 'locale' | 'source' | 'state' | 'fields'>[]
}

/** More would hide the other findings of a field. */
const maxPerField = 50

export function checkTerms(
  glossary: PreparedGlossary,
  type: DocumentType,
  { written, translations }: CheckedTexts,
): readonly CheckResult[] {
  if (glossary.entries.size === 0 || type.name === model.glossary.name) return []
  const texts = new Map<Locale, ReadonlyMap<string, readonly TermBlock[]>>()
  for (const { layer, data } of written) {
    if (isLocale(layer)) texts.set(layer, blocksByField(glossary, layer, fieldsOf(type, layer), data))
  }
  return [...texts].flatMap(([locale, fields]) => {
    const translation = translations.find((one) => one.locale === locale)
    const source =
      translation?.source == null || translation.source === locale ? undefined : translation.source
    const sourceFields = source && texts.get(source)
    return [...fields].flatMap(([field, blocks]) => {
      const place = { glossary, locale, field, blocks }
      const counterparts = translation?.fields.find((one) => one.field === field)?.counterparts ?? []
      const missing = missingTerms(place, sourceFields?.get(field) ?? [], counterparts)
      return [...avoidedWords(place), ...missing].slice(0, maxPerField)
    })
  })
}

interface FoundTerm extends Pick<TermMatch, 'entries' | 'isAvoided'> {
  /** As written in the text. */
  readonly word: string
  /** In the text of the field. */
  readonly offset: number
}

/** A block of a text, or the whole text of a field without blocks. */
interface TermBlock {
  readonly source: string
  readonly start: number
  readonly terms: readonly FoundTerm[]
  /** Of its start, and of an offset. `undefined` outside of MDX. */
  readonly positionAt: (offset: number) => TextPosition | undefined
}

interface FieldText {
  readonly field: string
  readonly text: string
  readonly isMdx: boolean
}

function fieldTexts(fields: Fields, data: LayerData): readonly FieldText[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field<unknown>]): readonly FieldText[] => {
    const value = data[name]
    if (isKind(field, 'group')) {
      return fieldTexts(field.fields, { ...Object(value) }).map((one) => ({
        ...one,
        field: `${name}.${one.field}`,
      }))
    }
    const isMdx = isKind(field, 'mdx')
    const isRead = isMdx || (isKind(field, 'text') && field.format === 'plain')
    return isRead && typeof value === 'string' && value !== '' ? [{ field: name, text: value, isMdx }] : []
  })
}

function blocksByField(
  glossary: PreparedGlossary,
  locale: Locale,
  fields: Fields,
  data: LayerData,
): ReadonlyMap<string, readonly TermBlock[]> {
  return new Map(
    fieldTexts(fields, data).map(({ field, text, isMdx }) => [
      field,
      isMdx ? mdxBlocks(glossary, locale, text) : [plainBlock(glossary, locale, text)],
    ]),
  )
}

function plainBlock(glossary: PreparedGlossary, locale: Locale, text: string): TermBlock {
  const terms = glossary
    .find(locale, text)
    .map(({ from, to, ...match }) => ({ ...match, word: text.slice(from, to), offset: from }))
  return { source: text, start: 0, terms, positionAt: () => undefined }
}

function mdxBlocks(glossary: PreparedGlossary, locale: Locale, text: string): readonly TermBlock[] {
  const terms = proseOf(text).flatMap((part) =>
    glossary.find(locale, part.text).map(
      ({ from, to, ...match }): FoundTerm => ({
        ...match,
        word: part.text.slice(from, to),
        offset: part.offsetOf(from, to),
      }),
    ),
  )
  return blocksOf(text).map(({ source, start, end }) => ({
    source,
    start,
    terms: terms.filter(({ offset }) => offset >= start && offset < end),
    positionAt: (offset) => positionAt(text, offset),
  }))
}

interface CheckedField {
  readonly glossary: PreparedGlossary
  readonly locale: Locale
  readonly field: string
  readonly blocks: readonly TermBlock[]
}

function avoidedWords({ glossary, locale, field, blocks }: CheckedField): readonly CheckResult[] {
  return blocks.flatMap(({ terms, positionAt }) =>
    terms
      .filter(({ isAvoided }) => isAvoided)
      .map(({ word, entries, offset }) => {
        const term = termsOf(glossary, entries, locale).join(' / ')
        const position = positionAt(offset)
        return warning({ layer: locale, field, text: messages.avoidedWord, values: { term, word }, position })
      }),
  )
}

/** A term without a word in the language of the translation requires nothing. */
function missingTerms(
  { glossary, locale, field, blocks }: CheckedField,
  source: readonly TermBlock[],
  counterparts: readonly (number | null)[],
): readonly CheckResult[] {
  if (source.every(({ terms }) => terms.length === 0)) return []
  const pairs = alignTranslation(
    source.map((block) => block.source),
    blocks.map((block) => block.source),
    counterparts.map((index) => index ?? undefined),
  )
  return source.flatMap(({ terms }, index) => {
    const own = blocks[pairs[index] ?? -1]
    // A block that is not translated yet has no place for the finding.
    if (own === undefined || own.source.trim() === '') return []
    // A word to avoid is reported itself.
    const used = new Set(own.terms.flatMap(({ entries }) => entries))
    const missing = terms.filter(
      ({ isAvoided, entries }) => !isAvoided && !entries.some((id) => used.has(id)),
    )
    return uniqueTerms(missing).flatMap(({ word, entries }) => {
      const translations = termsOf(glossary, entries, locale)
      if (translations.length === 0) return []
      const values = { word, term: translations.join(' / ') }
      const position = own.positionAt(own.start)
      return [warning({ layer: locale, field, text: messages.missingTerm, values, position })]
    })
  })
}

/** A block that uses a term three times has one finding. */
const uniqueTerms = (terms: readonly FoundTerm[]) => [
  ...new Map(terms.map((term) => [term.entries.join(), term])).values(),
]

function termsOf({ entries }: PreparedGlossary, ids: readonly string[], locale: Locale): readonly string[] {
  const terms = ids.map((id) => entries.get(id)?.words[locale]?.term)
  return [...new Set(terms.filter((term) => term !== undefined && term !== ''))].map(String)
}
