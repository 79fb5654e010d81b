/** Finds pages for the search dialog: in the language of the page, and in the others where that has nothing. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import type { Search } from '@cyanotype/ui/components/search-dialog/use-search.ts'
import type { DialogTexts } from './dialog-texts.ts'

const maxHits = 12

/** An item of `GET /api/search`, as far as it is shown. */
interface Item {
  readonly type: string
  readonly locale: Locale
  readonly title: string | null
  readonly path: string | null
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[]
  readonly section: { readonly id: string; readonly title: string } | null
}

export function finderFor(locale: string, texts: DialogTexts): Search {
  const ask = async (parameters: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const query = new URLSearchParams({ ...parameters, limit: String(maxHits) })
    const answer = await fetch(`/api/search?${query}`, { signal })
    if (!answer.ok) throw new Error(`The search answered ${answer.status}.`)
    const { items }: { readonly items: readonly Item[] } = await answer.json()
    return items
  }
  return async (q, signal) => {
    const own = await ask({ q, locale }, signal)
    const items = own.length > 0 ? own : await ask({ q }, signal)
    return items.flatMap(({ type, title, path, excerpt, section, ...item }) => {
      if (path === null) return []
      const isForeign = item.locale !== locale
      return {
        href: section === null ? path : `${path}#${section.id}`,
        title: title ?? path,
        section: section === null || section.title === title ? undefined : section.title,
        group: texts.groups[type] ?? texts.otherGroup,
        breadcrumb: isForeign ? locales[item.locale].name : undefined,
        lang: isForeign ? item.locale : undefined,
        excerpt,
      }
    })
  }
}
