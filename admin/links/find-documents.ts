/** Searches link targets: documents with a page, by title in any language, and singles. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { documentHref, fallbackLocales, folded, model, siteLocales } from '@cyanotype/content/model/index.ts'
import type { ComboboxOption } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Api } from '../api/client.ts'
import type { Summary } from '../api/document-summary.ts'
import { titleIn } from '../api/document-summary.ts'
import { languageName } from '../i18n/formats.tsx'
import { typeCalled } from './document-title.tsx'

const types: readonly DocumentType[] = Object.values(model)
const pages = types.filter(({ kind, page }) => kind === 'single' && page !== undefined)
/** Collections whose documents have their own pages. */
const collections = types.filter(({ kind, page }) => kind === 'collection' && page?.includes('{slug}'))

/** Per type. Users continue to type to find others. */
const maxResults = 6

interface Finding {
  readonly api: Api
  readonly i18n: I18n
  /** The language of the text with the link. */
  readonly locale: Locale
}

/** All matching singles and documents with a page. */
export async function findDocuments(finding: Finding, query: string): Promise<readonly ComboboxOption[]> {
  const found = await Promise.all(
    collections.map(async (type) => {
      const options = await groupOf(finding, type, query)
      return options.map((option) => ({ ...option, value: documentHref(type.name, option.value) }))
    }),
  )
  return [...findPages(finding.i18n, query), ...found.flat()]
}

/** Documents of all types, with or without a page. The values are ids. */
export async function documentsOfEveryType(
  finding: Finding,
  query: string,
): Promise<readonly ComboboxOption[]> {
  const searchText = folded(query)
  const found = await Promise.all(
    types.map((type): Promise<readonly ComboboxOption[]> | readonly ComboboxOption[] => {
      if (type.kind === 'collection') return groupOf(finding, type, query)
      const label = finding.i18n._(type.label)
      return folded(label).includes(searchText) ? [{ value: type.name, label }] : []
    }),
  )
  return found.flat()
}

async function groupOf(finding: Finding, type: DocumentType, query: string) {
  const options = await documentsOf(finding, type.name, query)
  return options.map((option) => ({ ...option, group: finding.i18n._(type.label) }))
}

/** Documents of one type by title. The values are ids. */
export async function documentsOf(
  finding: Finding,
  type: string,
  query: string,
): Promise<readonly ComboboxOption[]> {
  const { api, i18n, locale } = finding
  const response = await api('GET /api/documents/{type}', {
    params: { type },
    // A pasted URL can be longer.
    query: { q: query.slice(0, maxSearchText), limit: maxResults },
  })
  return response.items.map((summary) => ({
    value: summary.id,
    label: titleIn(summary.titles, locale) ?? i18n._(untitled),
    note: noteOf(finding, typeCalled(type), summary),
    keywords: siteLocales().flatMap((code) => summary.titles[code] ?? []),
  }))
}

function findPages(i18n: I18n, query: string): readonly ComboboxOption[] {
  const searchText = folded(query)
  return pages
    .map((type) => ({
      value: documentHref(type.name, type.name),
      label: i18n._(type.label),
      note: type.page ?? '',
      group: i18n._(msg`Pages`),
    }))
    .filter(
      ({ label, note }) =>
        folded(label).includes(searchText) || (searchText.startsWith('/') && note.startsWith(searchText)),
    )
}

/** Empty for documents that visitors see. */
function noteOf({ i18n, locale }: Finding, type: DocumentType | undefined, { statuses }: Summary): string {
  const isPublic = (code: Locale) => statuses[code] === 'published' || statuses[code] === 'changed'
  const languages = type?.isShownUntranslated ? fallbackLocales(locale) : [locale]
  if (languages.some(isPublic)) return ''
  const language = languageName(locale, i18n.locale)
  return i18n._(msg`not published in ${language}`)
}

const untitled = msg`Untitled`
