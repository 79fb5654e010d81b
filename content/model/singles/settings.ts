/** Settings of the whole site. */
import { single } from '../collection.ts'
import { boolean, group, list, media, number, select, text } from '../fields/index.ts'
import { localeCodes } from '../locales.ts'
import { showcaseSections, siteSections } from '../site-sections.ts'
import { contentFallbacks } from './content-fallbacks.ts'
import { fallbackProblems } from './fallback-problems.ts'
import { languages } from './language-choices.ts'
import { singleNames } from './single-names.ts'
import { siteTexts } from './site-texts.ts'
import { themeChoices } from './theme-choices.ts'

export const settings = single('settings', {
  label: singleNames.settings,
  managedBy: 'administrators',
  problems: fallbackProblems,
  fields: {
    siteName: text({
      label: /*i18n*/ { id: 'settings.siteName', message: 'Site name' },
      localized: true,
      required: true,
      maxLength: 80,
    }),
    description: text({
      label: /*i18n*/ { id: 'settings.description', message: 'Site description' },
      localized: true,
      lines: 'many',
      maxLength: 320,
    }),
    banner: text({
      label: /*i18n*/ { id: 'settings.banner', message: 'Notice at the top of every page' },
      help: /*i18n*/ { id: 'settings.banner.help', message: 'For maintenance or news. Default: no notice.' },
      localized: true,
      maxLength: 200,
    }),
    texts: siteTexts(),
    ...themeChoices,
    logo: media({
      label: /*i18n*/ { id: 'settings.logo', message: 'Logo' },
      help: /*i18n*/ {
        id: 'settings.logo.help',
        message:
          'At the top of every page instead of the site name. Use an SVG or a transparent PNG, at least 80 pixels high. Default: a mark with the site name.',
      },
      needsAlt: false,
    }),
    darkLogo: media({
      label: /*i18n*/ { id: 'settings.darkLogo', message: 'Logo for the dark theme' },
      help: /*i18n*/ { id: 'settings.darkLogo.help', message: 'Default: the same logo.' },
      needsAlt: false,
    }),
    icon: media({
      label: /*i18n*/ { id: 'settings.icon', message: 'Icon' },
      help: /*i18n*/ {
        id: 'settings.icon.help',
        message:
          'For browser tabs and home screens. Use a square image of at least 512 × 512 pixels. Default: the mark of Cyanotype.',
      },
      needsAlt: false,
    }),
    languages: list(
      select({
        label: /*i18n*/ { id: 'settings.language', message: 'Language' },
        choices: languages,
        required: true,
      }),
      {
        label: /*i18n*/ { id: 'settings.languages', message: 'Languages' },
        help: /*i18n*/ {
          id: 'settings.languages.help',
          message: 'The default language is always one of them. Default: English, Estonian and Greek.',
        },
        maxItems: localeCodes.length,
      },
    ),
    defaultLanguage: select({
      label: /*i18n*/ { id: 'settings.defaultLanguage', message: 'Default language' },
      help: /*i18n*/ {
        id: 'settings.defaultLanguage.help',
        message:
          'Its pages have no prefix in their URLs, and pages without a translation are shown in it. Default: English.',
      },
      choices: languages,
    }),
    hiddenLanguages: list(
      select({
        label: /*i18n*/ { id: 'settings.language', message: 'Language' },
        choices: languages,
        required: true,
      }),
      {
        label: /*i18n*/ { id: 'settings.hiddenLanguages', message: 'Hidden languages' },
        help: /*i18n*/ {
          id: 'settings.hiddenLanguages.help',
          message: 'Languages that are not ready yet. The default language cannot be hidden.',
        },
        maxItems: localeCodes.length - 1,
      },
    ),
    contentFallbacks: contentFallbacks(),
    fallbackLanguage: select({
      label: /*i18n*/ { id: 'settings.fallbackLanguage', message: 'Language for other visitors' },
      help: /*i18n*/ {
        id: 'settings.fallbackLanguage.help',
        message:
          'For the home page, when the browser requests none of these languages. Default: the default language.',
      },
      choices: languages,
    }),
    rootTarget: text({
      label: /*i18n*/ { id: 'settings.rootTarget', message: 'Redirect the home page to' },
      help: /*i18n*/ {
        id: 'settings.rootTarget.help',
        message: 'A path such as /updates. Default: no redirect.',
      },
      format: 'path',
      maxLength: 200,
    }),
    hiddenSections: list(
      select({
        label: /*i18n*/ { id: 'settings.section', message: 'Section' },
        choices: siteSections,
        required: true,
      }),
      {
        label: /*i18n*/ { id: 'settings.hiddenSections', message: 'Sections that are switched off' },
        help: /*i18n*/ {
          id: 'settings.hiddenSections.help',
          message: 'Their pages are not found, and nothing links to them. Their content stays in the admin.',
        },
        maxItems: Object.keys(siteSections).length,
      },
    ),
    showcaseSections: list(
      group(
        {
          section: select({
            label: /*i18n*/ { id: 'settings.showcaseSection', message: 'Showcase section' },
            choices: showcaseSections,
            required: true,
          }),
          name: text({
            label: /*i18n*/ { id: 'settings.showcaseSection.name', message: 'Name' },
            maxLength: 60,
          }),
        },
        { label: /*i18n*/ { id: 'settings.showcaseSection', message: 'Showcase section' } },
      ),
      {
        label: /*i18n*/ { id: 'settings.showcaseSections', message: 'Showcase sections' },
        help: /*i18n*/ {
          id: 'settings.showcaseSections.help',
          message: 'Names and order in this language. The URLs stay the same. Default: the usual names.',
        },
        localized: true,
        maxItems: Object.keys(showcaseSections).length,
      },
    ),
    analytics: group(
      {
        host: text({
          label: /*i18n*/ { id: 'settings.analytics.host', message: 'Analytics server' },
          help: /*i18n*/ {
            id: 'settings.analytics.host.help',
            message: 'A URL such as https://plausible.example.org. Default: this server counts the visits.',
          },
          format: 'origin',
          maxLength: 253,
        }),
        domain: text({
          label: /*i18n*/ { id: 'settings.analytics.domain', message: 'Domain in analytics' },
          format: 'host',
          maxLength: 253,
        }),
      },
      { label: /*i18n*/ { id: 'settings.analytics', message: 'Analytics' } },
    ),
    imageHosts: list(
      text({
        label: /*i18n*/ { id: 'settings.imageHost', message: 'Host' },
        format: 'host',
        maxLength: 253,
      }),
      {
        label: /*i18n*/ { id: 'settings.imageHosts', message: 'Allowed image hosts' },
        maxItems: 20,
      },
    ),
    previewHosts: list(
      text({
        label: /*i18n*/ { id: 'settings.previewHost', message: 'Site URL' },
        format: 'origin',
        maxLength: 253,
      }),
      {
        label: /*i18n*/ { id: 'settings.previewHosts', message: 'Sites that can embed previews' },
        help: /*i18n*/ {
          id: 'settings.previewHosts.help',
          message: 'URLs such as https://preview.example.org, without a path.',
        },
        maxItems: 10,
      },
    ),
    editLink: text({
      label: /*i18n*/ { id: 'settings.editLink', message: 'Edit link for documentation files' },
      help: /*i18n*/ {
        id: 'settings.editLink.help',
        message:
          'The file name is added to this URL, such as https://example.org/edit/main/content/docs/. Default: no link.',
      },
      format: 'web-address',
      maxLength: 500,
    }),
    contentApi: boolean({
      label: /*i18n*/ { id: 'settings.contentApi', message: 'Public content API' },
      help: /*i18n*/ {
        id: 'settings.contentApi.help',
        message: 'Anyone can read published content at /api/content. When off, programs need an API token.',
      },
    }),
    plainWebhooks: boolean({
      label: /*i18n*/ { id: 'settings.plainWebhooks', message: 'Allow webhooks over HTTP' },
      help: /*i18n*/ {
        id: 'settings.plainWebhooks.help',
        message: 'Not recommended, because HTTP traffic is not encrypted. When off, only HTTPS is allowed.',
      },
    }),
    trashDays: number({
      label: /*i18n*/ { id: 'settings.trashDays', message: 'Delete items in the trash after (days)' },
      help: /*i18n*/ { id: 'settings.trashDays.help', message: 'Default: 30 days.' },
      min: 1,
      max: 3_650,
    }),
    files: group(
      {
        pictureMegabytes: number({
          label: /*i18n*/ { id: 'settings.files.picture', message: 'Maximum image size (MB)' },
          help: /*i18n*/ { id: 'settings.files.picture.help', message: 'Default: 25 MB.' },
          min: 1,
          max: 200,
        }),
        otherMegabytes: number({
          label: /*i18n*/ { id: 'settings.files.other', message: 'Maximum size of other files (MB)' },
          help: /*i18n*/ { id: 'settings.files.other.help', message: 'Default: 200 MB.' },
          min: 1,
          max: 4_000,
        }),
        libraryGigabytes: number({
          label: /*i18n*/ { id: 'settings.files.library', message: 'Media library limit (GB)' },
          help: /*i18n*/ { id: 'settings.files.library.help', message: 'Default: no limit.' },
          min: 1,
          max: 100_000,
        }),
      },
      { label: /*i18n*/ { id: 'settings.files', message: 'Files' } },
    ),
    enquiryDays: number({
      label: /*i18n*/ { id: 'settings.enquiryDays', message: 'Delete enquiries after (days)' },
      help: /*i18n*/ { id: 'settings.enquiryDays.help', message: 'Default: 180 days.' },
      min: 1,
      max: 3_650,
    }),
    formDays: number({
      label: /*i18n*/ { id: 'settings.formDays', message: 'Delete form answers after (days)' },
      help: /*i18n*/ { id: 'settings.formDays.help', message: 'Default: 180 days.' },
      min: 1,
      max: 3_650,
    }),
    auditDays: number({
      label: /*i18n*/ { id: 'settings.auditDays', message: 'Delete audit log entries after (days)' },
      help: /*i18n*/ { id: 'settings.auditDays.help', message: 'Default: 400 days.' },
      // Administrators who change this must not be able to hide what they did last week.
      min: 90,
      max: 3_650,
    }),
  },
})
