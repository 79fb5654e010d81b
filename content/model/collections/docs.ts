/** Collection of documentation pages that are written in the admin, beside the files in `content/docs`. */
import { collection } from '../collection.ts'
import { mdx, number, seo, slug, text } from '../fields/index.ts'

export const docs = collection('docs', {
  label: /*i18n*/ { id: 'docs', message: 'Documentation' },
  labelOne: /*i18n*/ { id: 'docs.one', message: 'Documentation page' },
  emptyHint: /*i18n*/ {
    id: 'docs.elsewhere',
    message:
      'This list shows pages created in the admin. Pages that come with the site as files are not included.',
  },
  title: 'title',
  navigation: { icon: 'note', group: 'content', order: 40, keys: 'g o' },
  order: { by: 'order', direction: 'ascending' },
  page: '/docs/{slug}',
  isShownUntranslated: true,
  fields: {
    title: text({
      label: /*i18n*/ { id: 'docs.title', message: 'Title' },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    slug: slug({
      label: /*i18n*/ { id: 'docs.slug', message: 'Slug' },
      help: /*i18n*/ {
        id: 'docs.slug.help',
        message: 'The path of the page in the documentation, such as guides/first-print.',
      },
      from: 'title',
      segments: true,
      localized: true,
      required: true,
      listed: true,
      sortable: true,
    }),
    summary: text({
      label: /*i18n*/ { id: 'docs.summary', message: 'Summary' },
      lines: 'many',
      maxLength: 400,
      localized: true,
      searchable: true,
    }),
    body: mdx({
      label: /*i18n*/ { id: 'docs.body', message: 'Text' },
      localized: true,
      required: true,
      searchable: true,
    }),
    order: number({
      label: /*i18n*/ { id: 'docs.order', message: 'Order' },
      help: /*i18n*/ { id: 'docs.order.help', message: 'Lower numbers come first.' },
      min: 0,
      max: 100_000,
      sortable: true,
    }),
    seo: seo(),
  },
})
