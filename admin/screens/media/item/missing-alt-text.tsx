/** Missing alt text: in which languages an image has some, and working through the items without. */
import { locales, siteLocales } from '@cyanotype/content/model/locales.ts'
import { may } from '@cyanotype/content/model/permissions.ts'
import { Button, Icon, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '../../../app-context/app-context.tsx'
import type { Command } from '../../../commands/commands.ts'
import { languageName } from '../../../i18n/formats.tsx'
import type { MediaItem } from '../../../media/media-item.ts'
import { isVisual } from '../../../media/media-item.ts'
import { refreshLists } from '../../../media/use-item.ts'
import { isFiltered } from '../media-search-params.ts'
import type { Library } from '../use-library.ts'

interface Missing {
  readonly commands: readonly Command[]
  /** Shown above the list, while it shows missing texts. */
  readonly notice: ReactNode
  /** Shown in the list once nothing is missing. */
  readonly done: ReactNode
  /** Opens the next image without alt text after a save, while the user works through them. */
  readonly next: (id: string) => void
}

export function useMissing({ search, items, list, show }: Library): Missing {
  const { t, i18n } = useLingui()
  const session = useSession()
  const queries = useQueryClient()
  const { missing } = search
  const mine = siteLocales().filter((layer) => session !== null && may(session, 'media.describe', { layer }))
  const language = missing ? languageName(missing, i18n.locale) : ''
  const [first] = items
  const isAllOfIt = !isFiltered({ ...search, missing: undefined })

  const next = (id: string) => {
    if (missing === undefined) return
    const lacking = items.filter((item) => item.id !== id && !item.alts[missing])
    const place = items.findIndex((item) => item.id === id)
    const following = lacking.find((item) => items.indexOf(item) > place) ?? lacking[0]
    if (list.hasNextPage) void list.fetchNextPage()
    show({ open: following?.id })
    if (following !== undefined) return
    void refreshLists(queries)
    if (list.hasNextPage) return
    const title = isAllOfIt
      ? t`All images have alt text in ${language}`
      : t`All images in this list have alt text in ${language}`
    toasts.add({ tone: 'success', title })
  }

  const commands = mine.map((locale) => {
    const name = languageName(locale, i18n.locale)
    return {
      id: `media.missing.${locale}`,
      label: t`Show images without alt text in ${name}`,
      icon: 'warning',
      run: () => show({ missing: locale, unused: undefined, trashed: undefined }),
    } as const
  })

  const mayDescribe = missing !== undefined && mine.includes(missing)
  const notice =
    mayDescribe && first !== undefined ? (
      <div className="media-notice">
        <p>
          <Trans>These images have no alt text in {language}.</Trans>
        </p>
        <Button size="sm" icon="edit" onClick={() => show({ open: first.id })}>
          <Trans>Add alt text</Trans>
        </Button>
      </div>
    ) : null

  const done = missing !== undefined && isAllOfIt ? t`All images have alt text in ${language}` : undefined

  return { commands, notice, next, done }
}

// Languages in which an image has alt text.

function missingIn(item: Pick<MediaItem, 'kind' | 'alts'>) {
  return isVisual(item) ? siteLocales().filter((locale) => !item.alts[locale]) : []
}

export const lacksAltText = (item: Pick<MediaItem, 'kind' | 'alts'>) => missingIn(item).length > 0

export function AltTextLocales({ item }: { readonly item: MediaItem }) {
  if (!isVisual(item)) return null
  const missing = missingIn(item).map((locale) => locales[locale].short)
  if (missing.length === 0) {
    return (
      <span className="described" data-state="done">
        <Icon name="check" /> <Trans>All languages</Trans>
      </span>
    )
  }
  const codes = missing.join(' ')
  return (
    <span className="described" data-state="missing">
      <Icon name="warning" /> <Trans>Missing: {codes}</Trans>
    </span>
  )
}
