/** Defaults for search engines and social networks, for pages without their own metadata. */
import { single } from '../collection.ts'
import { boolean, group, list, media, select, text } from '../fields/index.ts'
import { singleNames } from './single-names.ts'

export const seo = single('seo', {
  label: singleNames.seo,
  managedBy: 'administrators',
  fields: {
    titleTemplate: text({
      label: /*i18n*/ { id: 'seo.titleTemplate', message: 'Title template' },
      help: /*i18n*/ {
        id: 'seo.titleTemplate.help',
        message: '%s is replaced by the page title. Default: “%s | site name”.',
      },
      localized: true,
      maxLength: 120,
    }),
    description: text({
      label: /*i18n*/ { id: 'seo.description', message: 'Description' },
      help: /*i18n*/ { id: 'seo.description.help', message: 'For pages without their own description.' },
      lines: 'many',
      localized: true,
      maxLength: 320,
    }),
    image: media({ label: /*i18n*/ { id: 'seo.image', message: 'Default sharing image' } }),
    hidden: boolean({
      label: /*i18n*/ { id: 'seo.hidden', message: 'Hide the whole site from search engines' },
    }),
    verification: list(
      group(
        {
          service: select({
            label: /*i18n*/ { id: 'seo.verification.service', message: 'Service' },
            choices: {
              google: /*i18n*/ { id: 'seo.verification.google', message: 'Google' },
              bing: /*i18n*/ { id: 'seo.verification.bing', message: 'Bing' },
              yandex: /*i18n*/ { id: 'seo.verification.yandex', message: 'Yandex' },
              pinterest: /*i18n*/ { id: 'seo.verification.pinterest', message: 'Pinterest' },
            },
            required: true,
          }),
          code: text({
            label: /*i18n*/ { id: 'seo.verification.code', message: 'Code' },
            required: true,
            maxLength: 200,
          }),
        },
        { label: /*i18n*/ { id: 'seo.verification.one', message: 'Verification code' } },
      ),
      {
        label: /*i18n*/ { id: 'seo.verification', message: 'Site verification codes' },
        maxItems: 8,
      },
    ),
  },
})
