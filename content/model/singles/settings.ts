/** Settings of the whole site. */
import { single } from '../collection.ts'
import { boolean, group, list, number, select, text } from '../fields/index.ts'
import type { Locale } from '../locales.ts'
import type { Message } from '../message-descriptor.ts'
import { singleNames } from './single-names.ts'

/** Languages are listed by their own names in every language. */
const languages = {
  et: /*i18n*/ { id: 'language.et', message: 'Eesti' },
  el: /*i18n*/ { id: 'language.el', message: 'Ελληνικά' },
} as const satisfies Record<Exclude<Locale, 'en'>, Message>

export const settings = single('settings', {
  label: singleNames.settings,
  managedBy: 'administrators',
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
    color: text({
      label: /*i18n*/ { id: 'settings.color', message: 'Colour of the house' },
      help: /*i18n*/ {
        id: 'settings.color.help',
        message: 'For buttons, links and what is chosen, on the site and here. Empty: electric cyan.',
      },
      format: 'color',
      maxLength: 7,
    }),
    hiddenLanguages: list(
      select({
        label: /*i18n*/ { id: 'settings.language', message: 'Language' },
        choices: languages,
        required: true,
      }),
      {
        label: /*i18n*/ { id: 'settings.hiddenLanguages', message: 'Languages that visitors do not see' },
        help: /*i18n*/ {
          id: 'settings.hiddenLanguages.help',
          message: 'For a language whose texts are not ready yet. The first language cannot be hidden.',
        },
        maxItems: 2,
      },
    ),
    fallbackLanguage: select({
      label: /*i18n*/ { id: 'settings.fallbackLanguage', message: 'Language of the first page' },
      help: /*i18n*/ {
        id: 'settings.fallbackLanguage.help',
        message: 'For visitors whose browser asks for none of these languages. Empty: English.',
      },
      choices: languages,
    }),
    rootTarget: text({
      label: /*i18n*/ { id: 'settings.rootTarget', message: 'Where the first page leads' },
      help: /*i18n*/ {
        id: 'settings.rootTarget.help',
        message: 'A path such as /updates. Empty: the home page.',
      },
      format: 'path',
      maxLength: 200,
    }),
    analytics: group(
      {
        host: text({
          label: /*i18n*/ { id: 'settings.analytics.host', message: 'Where visits are counted' },
          help: /*i18n*/ {
            id: 'settings.analytics.host.help',
            message: 'Such as https://plausible.example.org. Empty: this server counts them itself.',
          },
          format: 'origin',
          maxLength: 253,
        }),
        domain: text({
          label: /*i18n*/ { id: 'settings.analytics.domain', message: 'Name under which they are counted' },
          format: 'host',
          maxLength: 253,
        }),
      },
      { label: /*i18n*/ { id: 'settings.analytics', message: 'Visits' } },
    ),
    imageHosts: list(
      text({
        label: /*i18n*/ { id: 'settings.imageHost', message: 'Host' },
        format: 'host',
        maxLength: 253,
      }),
      {
        label: /*i18n*/ { id: 'settings.imageHosts', message: 'Other hosts whose pictures may be shown' },
        maxItems: 20,
      },
    ),
    previewHosts: list(
      text({
        label: /*i18n*/ { id: 'settings.previewHost', message: 'Host' },
        format: 'origin',
        maxLength: 253,
      }),
      {
        label: /*i18n*/ { id: 'settings.previewHosts', message: 'Sites that may show previews in a frame' },
        help: /*i18n*/ {
          id: 'settings.previewHosts.help',
          message: 'Origins such as https://preview.example.org.',
        },
        maxItems: 10,
      },
    ),
    editLink: text({
      label: /*i18n*/ { id: 'settings.editLink', message: 'Where files of the documentation are changed' },
      help: /*i18n*/ {
        id: 'settings.editLink.help',
        message:
          'An address that the name of a file is put behind, such as https://example.org/edit/main/content/docs/. Empty: no link.',
      },
      format: 'web-address',
      maxLength: 500,
    }),
    plainWebhooks: boolean({
      label: /*i18n*/ { id: 'settings.plainWebhooks', message: 'Webhooks over plain http' },
      help: /*i18n*/ {
        id: 'settings.plainWebhooks.help',
        message: 'Better not: whoever is on the way can read along. Off, only https is used.',
      },
    }),
    trashDays: number({
      label: /*i18n*/ { id: 'settings.trashDays', message: 'Days that things stay in the trash' },
      help: /*i18n*/ { id: 'settings.trashDays.help', message: 'Empty: 30.' },
      min: 1,
      max: 3_650,
    }),
    files: group(
      {
        pictureMegabytes: number({
          label: /*i18n*/ { id: 'settings.files.picture', message: 'Largest picture, in megabytes' },
          help: /*i18n*/ { id: 'settings.files.picture.help', message: 'Empty: 25.' },
          min: 1,
          max: 200,
        }),
        otherMegabytes: number({
          label: /*i18n*/ { id: 'settings.files.other', message: 'Largest other file, in megabytes' },
          help: /*i18n*/ { id: 'settings.files.other.help', message: 'Empty: 200.' },
          min: 1,
          max: 4_000,
        }),
        libraryGigabytes: number({
          label: /*i18n*/ { id: 'settings.files.library', message: 'Room for all files, in gigabytes' },
          help: /*i18n*/ { id: 'settings.files.library.help', message: 'Empty: as much as there is.' },
          min: 1,
          max: 100_000,
        }),
      },
      { label: /*i18n*/ { id: 'settings.files', message: 'Files' } },
    ),
    enquiryDays: number({
      label: /*i18n*/ { id: 'settings.enquiryDays', message: 'Days that messages of visitors are kept' },
      help: /*i18n*/ { id: 'settings.enquiryDays.help', message: 'Empty: 180.' },
      min: 1,
      max: 3_650,
    }),
  },
})
