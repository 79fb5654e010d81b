/** Command palette: commands, screens, recent documents, and a search for any document. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { interfacePath, locales } from '@cyanotype/content/model/locales.ts'
import type { CommandSource, Command as Offer } from '@cyanotype/ui/index.ts'
import { CommandPalette } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Api } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { useRouter } from '../router/router-context.tsx'
import { useCommandRegistry } from './commands.ts'
import { isOnApple, readKeys } from './keys.ts'
import { recentCommands, recentDocuments, saveCommand } from './recent.ts'

interface PaletteProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function Palette({ open, onClose }: PaletteProps) {
  const { i18n } = useLingui()
  const { api, storage, locale } = useAdmin()
  const { navigate } = useRouter()
  const offered = useItems(open)
  const sources = useMemo(
    () => [documentsNamed({ api, locale, i18n, go: (href) => void navigate({ href }) })],
    [api, locale, i18n, navigate],
  )
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      commands={offered}
      sources={sources}
      recent={recentCommands(storage)}
      onRun={({ id }) => saveCommand(storage, id)}
    />
  )
}

interface SearchContext {
  readonly api: Api
  readonly i18n: I18n
  readonly locale: Locale
  readonly go: (href: string) => void
}

/** Searches documents of all types by title, in every language, drafts too. */
function documentsNamed({ api, i18n, locale, go }: SearchContext): CommandSource {
  return async (query, signal) => {
    const q = query.slice(0, maxSearchText)
    const { items } = await api('GET /api/search', { query: { q, drafts: 'true', limit: 12 }, signal })
    return items
      .filter(({ id }) => !id.startsWith('file:'))
      .map(({ type, id, locale: language, title }) => ({
        id: `${id} ${language}`,
        label: title ?? i18n._(msg`Untitled`),
        // The name of the type, from the catalogue.
        note: `${i18n._(type)} · ${locales[language].short}`,
        group: i18n._(msg`Documents`),
        icon: 'document',
        onRun: () => go(interfacePath(locale, `/admin/edit/${encodeURIComponent(id)}?language=${language}`)),
      }))
  }
}

/** Computed when the palette opens. */
function useItems(open: boolean): readonly Offer[] {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const { navigate } = useRouter()
  const registry = useCommandRegistry()
  if (!open) return []
  const onApple = isOnApple()
  const commands = registry
    .all()
    .filter(({ hidden }) => !hidden)
    .map(
      ({ id, label, group, icon, keys, run }): Offer => ({
        id,
        label,
        group: group ?? t`On this screen`,
        onRun: run,
        ...(icon ? { icon } : {}),
        ...(keys ? { keys: readKeys(keys, onApple) } : {}),
      }),
    )
  const lately = recentDocuments(storage).map(
    ({ title, href }): Offer => ({
      id: `recent ${href}`,
      label: title,
      group: t`Recent`,
      icon: 'history',
      onRun: () => void navigate({ href }),
    }),
  )
  return [...commands, ...lately]
}
