/** Texts of the site itself in the settings, such as the labels of buttons, instead of the default ones. */
import { group, list, text } from '../fields/index.ts'

export function siteTexts() {
  return list(
    group(
      {
        message: text({
          label: /*i18n*/ { id: 'settings.text.message', message: 'English text' },
          required: true,
          maxLength: 500,
        }),
        text: text({
          label: /*i18n*/ { id: 'settings.text.text', message: 'Text on the site' },
          required: true,
          lines: 'many',
          maxLength: 1_000,
        }),
      },
      { label: /*i18n*/ { id: 'settings.text', message: 'Text' } },
    ),
    {
      label: /*i18n*/ { id: 'settings.texts', message: 'Texts of the site' },
      help: /*i18n*/ {
        id: 'settings.texts.help',
        message: 'Labels and messages of the site itself. Default: its own translations, or else English.',
      },
      localized: true,
      maxItems: 500,
    },
  )
}
