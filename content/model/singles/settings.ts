/** What holds for the whole site. */
import { single } from '../collection.ts'
import { list, text } from '../fields/index.ts'

export const settings = single('settings', {
  label: /*i18n*/ { id: 'settings', message: 'Settings' },
  keeper: 'administrators',
  fields: {
    siteName: text({
      label: /*i18n*/ { id: 'settings.siteName', message: 'Name of the site' },
      localized: true,
      required: true,
      maxLength: 80,
    }),
    description: text({
      label: /*i18n*/ { id: 'settings.description', message: 'What the site is, in a sentence' },
      localized: true,
      lines: 'many',
      maxLength: 320,
    }),
    banner: text({
      label: /*i18n*/ { id: 'settings.banner', message: 'Notice at the top of every page' },
      help: /*i18n*/ { id: 'settings.banner.help', message: 'For maintenance or news. Empty: no notice.' },
      localized: true,
      maxLength: 200,
    }),
    previewHosts: list(
      text({ label: /*i18n*/ { id: 'settings.previewHost', message: 'Host' }, maxLength: 253 }),
      {
        label: /*i18n*/ { id: 'settings.previewHosts', message: 'Sites that may show previews in a frame' },
        help: /*i18n*/ {
          id: 'settings.previewHosts.help',
          message: 'Origins such as https://preview.example.org.',
        },
        maxItems: 10,
      },
    ),
  },
})
