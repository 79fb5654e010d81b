/** Finds documents of any type by their words, in every language, drafts too. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { locales, localizedPath } from '@cyanotype/content/model/locales.ts'
import type { CommandSource } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Api } from '../../api/client.ts'

interface SearchContext {
  readonly api: Api
  readonly i18n: I18n
  readonly locale: Locale
  readonly go: (href: string) => void
}

export function documentsNamed({ api, i18n, locale, go }: SearchContext): CommandSource {
  return async (q, signal) => {
    const { items } = await api('GET /api/search', { query: { q, drafts: 'true', limit: 12 }, signal })
    return items
      .filter(({ id }) => !id.startsWith('file:'))
      .map(({ type, id, locale: language, title }) => ({
        id: `${id} ${language}`,
        label: title ?? i18n._(msg`Without a title`),
        // The name of the type, as the catalogue has it.
        note: `${i18n._(type)} · ${locales[language].short}`,
        group: i18n._(msg`Documents`),
        icon: 'document',
        onRun: () => go(localizedPath(locale, `/admin/edit/${encodeURIComponent(id)}?language=${language}`)),
      }))
  }
}
