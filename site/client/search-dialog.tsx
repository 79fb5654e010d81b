/** The search dialog of the site, loaded when it is opened for the first time. */
import { searchesKey } from '@cyanotype/content/contracts/device-storage.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import dialogSheet from '@cyanotype/ui/components/dialog/dialog.css?inline'
import { takeQuery } from '@cyanotype/ui/components/search-box/search-box.tsx'
import searchSheet from '@cyanotype/ui/components/search-dialog/search-dialog.css?inline'
import { SearchDialog } from '@cyanotype/ui/components/search-dialog/search-dialog.tsx'
import type { Search } from '@cyanotype/ui/components/search-dialog/use-search.ts'
import { UiProvider } from '@cyanotype/ui/provider/ui-provider.tsx'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import type { DialogTexts } from '../features/search/search-kinds.tsx'
import { uiLocaleOf } from '../fragments/ui-locale.ts'
import { adoptStylesheet } from './adopt-stylesheet.ts'

let root: Root | undefined
let times = 0

/** Takes over the text that was typed into the form during loading. */
export async function openDialog(form: HTMLFormElement): Promise<void> {
  for (const stylesheet of [dialogSheet, searchSheet]) adoptStylesheet(stylesheet)
  const { lang } = document.documentElement
  const locale = await uiLocaleOf(lang)
  const texts: DialogTexts = JSON.parse(form.dataset.texts ?? '{}')
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  // Several key presses may have requested it during loading.
  if (document.querySelector('dialog:modal')) return
  const opened = (
    <UiProvider locale={locale}>
      <Opened key={++times} action={form.action} query={takeQuery(form)} lang={lang} texts={texts} />
    </UiProvider>
  )
  // Synchronously, because the next key press belongs to the dialog.
  flushSync(() => root?.render(opened))
}

interface OpenedProps {
  readonly action: string
  readonly query: string
  readonly lang: string
  readonly texts: DialogTexts
}

function Opened({ action, query, lang, texts }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [queries, setQueries] = useState(recentSearches)
  const search = useMemo(() => finderFor(lang, texts), [lang, texts])
  const recent = {
    queries,
    label: texts.recent,
    clearLabel: texts.clear,
    onClear() {
      clearSearches()
      setQueries([])
    },
  }
  return (
    <SearchDialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      action={action}
      search={search}
      query={query}
      recent={recent}
      onSearched={saveSearch}
      allResults={texts.all}
    />
  )
}

const maxSearches = 5

/** The latest searches in this browser, newest first: stored on the device, and never sent. */
function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(searchesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function saveSearch(query: string): void {
  if (query === '') return
  const others = recentSearches().filter((one) => one !== query)
  try {
    localStorage.setItem(searchesKey, JSON.stringify([query, ...others].slice(0, maxSearches)))
  } catch {
    // The browser may refuse to store anything.
  }
}

function clearSearches(): void {
  try {
    localStorage.removeItem(searchesKey)
  } catch {
    // Nothing was stored.
  }
}

const maxHits = 12

/** The fields of an item of `GET /api/search` that are shown. */
interface Item {
  readonly type: string
  readonly locale: Locale
  readonly title: string | null
  readonly path: string | null
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[]
  readonly section: { readonly id: string; readonly title: string } | null
}

/** The name of a language in that language, capitalised. */
function ownNameOf(locale: Locale): string {
  const [first = '', ...rest] = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return first.toLocaleUpperCase(locale) + rest.join('')
}

/** Finds pages for the search dialog: in the language of the page, or in the others if that has none. */
function finderFor(locale: string, texts: DialogTexts): Search {
  const find = async (parameters: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const query = new URLSearchParams({ ...parameters, limit: String(maxHits) })
    const response = await fetch(`/api/search?${query}`, { signal })
    if (!response.ok) throw new Error(`The search returned ${response.status}.`)
    const { items }: { readonly items: readonly Item[] } = await response.json()
    return items
  }
  return async (q, signal) => {
    const own = await find({ q, locale }, signal)
    const items = own.length > 0 ? own : await find({ q }, signal)
    return items.flatMap(({ type, title, path, excerpt, section, ...item }) => {
      if (path === null) return []
      const isForeign = item.locale !== locale
      return {
        href: section === null ? path : `${path}#${section.id}`,
        title: title ?? path,
        section: section === null || section.title === title ? undefined : section.title,
        group: texts.groups[type] ?? texts.otherGroup,
        breadcrumb: isForeign ? ownNameOf(item.locale) : undefined,
        lang: isForeign ? item.locale : undefined,
        excerpt,
      }
    })
  }
}
