/** Collection of documentation pages that are written in the admin, beside the files in `content/docs`. */
import { collection } from '../collection.ts'
import { mdx, number, seo, slug, text } from '../fields/index.ts'

export const docs = collection('docs', {
  label: /*i18n*/ { id: 'docs', message: 'Documentation' },
  labelOne: /*i18n*/ { id: 'docs.one', message: 'Documentation page' },
  elsewhere: /*i18n*/ {
    id: 'docs.elsewhere',
    message:
      'What is written here stands in this list. Pages that come with the site as files are not in it.',
  },
  title: 'title',
  navigation: { icon: 'note', group: 'content', order: 40, keys: 'g o' },
  order: { by: 'order', direction: 'ascending' },
  page: '/docs/{slug}',
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
      label: /*i18n*/ { id: 'docs.slug', message: 'Address' },
      help: /*i18n*/ {
        id: 'docs.slug.help',
        message: 'Where the page stands in the tree, such as guides/first-print.',
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
      label: /*i18n*/ { id: 'docs.order', message: 'Place among its neighbours' },
      help: /*i18n*/ { id: 'docs.order.help', message: 'Smaller numbers stand first.' },
      min: 0,
      max: 100_000,
      sortable: true,
    }),
    seo: seo(),
  },
})
