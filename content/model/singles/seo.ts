/** Defaults for search engines and social networks, for pages without their own metadata. */
import { single } from '../collection.ts'
import { boolean, group, list, media, select, text } from '../fields/index.ts'
import { singleNames } from './single-names.ts'

export const seo = single('seo', {
  label: singleNames.seo,
  managedBy: 'administrators',
  fields: {
    titleTemplate: text({
      label: /*i18n*/ { id: 'seo.titleTemplate', message: 'How titles are made' },
      help: /*i18n*/ {
        id: 'seo.titleTemplate.help',
        message: 'With %s where the page’s own title stands. Empty: “%s | name of the site”.',
      },
      localized: true,
      maxLength: 120,
    }),
    description: text({
      label: /*i18n*/ { id: 'seo.description', message: 'Description' },
      help: /*i18n*/ { id: 'seo.description.help', message: 'For pages that have none of their own.' },
      lines: 'many',
      localized: true,
      maxLength: 320,
    }),
    image: media({ label: /*i18n*/ { id: 'seo.image', message: 'Picture where pages are shared' } }),
    hidden: boolean({
      label: /*i18n*/ { id: 'seo.hidden', message: 'Keep the whole site out of search engines' },
    }),
    verification: list(
      group(
        {
          service: select({
            label: /*i18n*/ { id: 'seo.verification.service', message: 'Search engine' },
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
        { label: /*i18n*/ { id: 'seo.verification.one', message: 'Proof' } },
      ),
      {
        label: /*i18n*/ { id: 'seo.verification', message: 'Proofs that the site is yours' },
        maxItems: 8,
      },
    ),
  },
})
