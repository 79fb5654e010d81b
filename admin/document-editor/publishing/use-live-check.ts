/** Checks the pages of a publication, and describes the result for the user. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import { languageLabel } from '../../i18n/formats.tsx'
import { pageAddress } from '../preview/public-page.ts'
import type { EditingState } from '../state/editing-state.ts'
import type { LiveResult, PublishedPage } from './live-check.ts'
import { checkLive } from './live-check.ts'

/** The pages of a document in these languages. Some documents have none. */
export function publishedPages(
  type: DocumentType,
  { document, edits }: EditingState,
  locales: readonly Locale[],
): readonly PublishedPage[] {
  return locales.flatMap((locale) => {
    const address = pageAddress(type, locale, edits)
    return address === undefined ? [] : [{ locale, address, since: document?.layers[locale].changedAt ?? '' }]
  })
}

export interface LiveReport {
  readonly isLive: boolean
  readonly description: string
  /** The page to open: the first one with a problem, or the first one. */
  readonly address: string | undefined
}

export function useLiveCheck() {
  const { fetch } = useAdmin()
  const describe = useDescription()
  return async (pages: readonly PublishedPage[], startedAt: number): Promise<LiveReport> => {
    const results = await checkLive(pages, { fetch, startedAt })
    const wrong = results.filter(({ state }) => state !== 'live')
    const shown = wrong.length > 0 ? wrong : results
    const isOnly = pages.length === 1
    return {
      isLive: wrong.length === 0,
      description: shown.map((result) => describe(result, isOnly)).join(' '),
      address: shown[0]?.address,
    }
  }
}

function useDescription() {
  const { t, i18n } = useLingui()
  const status = (result: LiveResult): string => {
    if (result.state === 'live') {
      const seconds = i18n.number(Math.max(0.1, result.seconds), { maximumFractionDigits: 1 })
      return t`Live in ${seconds} s.`
    }
    if (result.state === 'refused') {
      const code = result.status
      return t`The page responds with status ${code}.`
    }
    if (result.state === 'old')
      return t`Visitors still get the previous page. A cache in front of the server may keep it.`
    return t`The page cannot be reached.`
  }
  return (result: LiveResult, isOnly: boolean): string => {
    const language = languageLabel(result.locale, i18n.locale)
    const text = status(result)
    return isOnly ? text : t`${language}: ${text}`
  }
}
