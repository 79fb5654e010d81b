/** The languages of texts, as Polylang and WPML write them into an export. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocaleOf } from '@cyanotype/content/model/index.ts'
import type { WxrRecord } from './parse-wxr.ts'

const languageDomains: ReadonlySet<string> = new Set(['language', 'post_translations'])

/** Whether a taxonomy of a text is one of Polylang. */
export const isLanguageTerm = (record: WxrRecord, domain: string) =>
  languageDomains.has(domain) && languageCodeOf(record) !== undefined

/** Undefined for a text that names none. Another taxonomy can have the same name, but no codes. */
export function languageCodeOf(record: WxrRecord): string | undefined {
  const code = termOf(record, 'language') ?? record.meta.get('_wpml_import_language_code') ?? ''
  return /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i.test(code) ? code : undefined
}

/** Undefined if the site does not have its language. */
export function localeOf(record: WxrRecord, fallback: Locale): Locale | undefined {
  const code = languageCodeOf(record)
  return code === undefined ? fallback : siteLocaleOf(code)
}

/**
 * The first text of each group of translations, by every text of the group. A text without a group is its own, and
 * so is a second one in the same language: `pt` and `pt-br` can both be Portuguese here.
 */
export function firstOfEach(
  records: readonly WxrRecord[],
  fallback: Locale,
): ReadonlyMap<WxrRecord, WxrRecord> {
  const groups = new Map<string, { first: WxrRecord; locales: Set<Locale | undefined> }>()
  return new Map(
    records.map((record) => {
      const name = groupOf(record)
      if (name === undefined) return [record, record] as const
      const group = groups.get(name) ?? { first: record, locales: new Set<Locale | undefined>() }
      groups.set(name, group)
      const locale = localeOf(record, fallback)
      const isFree = !group.locales.has(locale)
      group.locales.add(locale)
      return [record, isFree ? group.first : record] as const
    }),
  )
}

function groupOf(record: WxrRecord): string | undefined {
  const name = termOf(record, 'post_translations') ?? record.meta.get('_wpml_import_translation_group')
  const isNamed = name !== undefined && name !== '' && languageCodeOf(record) !== undefined
  return isNamed ? `${record.texts.get('wp:post_type')} ${name}` : undefined
}

const termOf = ({ terms }: WxrRecord, domain: string) =>
  terms.find((one) => one.domain === domain && one.slug !== '')?.slug
