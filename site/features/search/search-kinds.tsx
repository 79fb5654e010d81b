/** Kinds of pages that a search can be limited to, and the texts of the search dialog. */

import type { SearchKind } from '@cyanotype/content/contracts/dynamic-page.ts'
import { searchKinds } from '@cyanotype/content/contracts/dynamic-page.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'

export interface DialogTexts {
  /** By type of document. Any other result is a page. */
  readonly groups: Readonly<Record<string, string>>
  readonly otherGroup: string
  readonly recent: string
  readonly clear: string
  readonly all: string
}

export function useDialogTexts(): { readonly 'data-texts': string } {
  const { t, i18n } = useLingui()
  const texts: DialogTexts = {
    groups: Object.fromEntries(searchKinds.map((kind) => [kind, i18n._(kindLabels[kind])])),
    otherGroup: t`Pages`,
    recent: t`Recent searches`,
    clear: t`Clear`,
    all: t`All results`,
  }
  return { 'data-texts': JSON.stringify(texts) }
}

interface KindsProps {
  readonly query: string
  readonly current: SearchKind | undefined
}

/** Labels of the kinds of pages that a search can be limited to. */
export const kindLabels = {
  updates: msg`Updates`,
  showcase: msg`Showcase`,
  docs: msg`Documentation`,
  pages: msg`Pages`,
} as const

/** Filter by kind of page. Each choice is a link, so that it can be bookmarked and shared. */
export function Kinds({ query, current }: KindsProps) {
  const { href, isOn } = usePage()
  const { t, i18n } = useLingui()
  const to = (kind: SearchKind | undefined) => searchHref(href('/search'), { q: query, in: kind })
  return (
    <nav aria-label={t`Search in`}>
      <ul className="search-kinds plain-list">
        <li>
          <a href={to(undefined)} aria-current={current === undefined ? 'true' : undefined}>
            <Trans>All</Trans>
          </a>
        </li>
        {searchKinds
          .filter((kind) => isOn(`/${kind}`))
          .map((kind) => (
            <li key={kind}>
              <a href={to(kind)} aria-current={current === kind ? 'true' : undefined}>
                {i18n._(kindLabels[kind])}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The URL of a search without empty parameters. */
export function searchHref(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(parameters).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return `${path}?${query.join('&')}`
}
