/** The languages in which pages without a translation are shown before the default language. */
import { group, list, select } from '../fields/index.ts'
import { localeCodes } from '../locales.ts'
import { languages } from './language-choices.ts'

export function contentFallbacks() {
  return list(
    group(
      {
        language: select({
          label: /*i18n*/ { id: 'settings.language', message: 'Language' },
          choices: languages,
          required: true,
        }),
        fallback: select({
          label: /*i18n*/ { id: 'settings.contentFallback', message: 'Fallback language' },
          choices: languages,
          required: true,
        }),
      },
      { label: /*i18n*/ { id: 'settings.contentFallback', message: 'Fallback language' } },
    ),
    {
      label: /*i18n*/ { id: 'settings.contentFallbacks', message: 'Fallback languages' },
      help: /*i18n*/ {
        id: 'settings.contentFallbacks.help',
        message:
          'Content without a translation is shown in the fallback language of each language. Default: the default language.',
      },
      maxItems: localeCodes.length - 1,
    },
  )
}
