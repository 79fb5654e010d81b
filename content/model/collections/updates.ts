/** Collection of news, newest first. */
import { collection } from '../collection.ts'
import { boolean, date, list, mdx, media, seo, slug, text } from '../fields/index.ts'

export const updates = collection('updates', {
  label: /*i18n*/ { id: 'updates', message: 'Updates' },
  labelOne: /*i18n*/ { id: 'updates.one', message: 'Update' },
  title: 'title',
  navigation: { icon: 'rss', group: 'content', order: 10, keys: 'g u' },
  order: { by: 'publishedAt', direction: 'descending' },
  page: '/updates/{slug}',
  filters: ['tags', 'publishedAt', 'featured'],
  fields: {
    title: text({
      label: /*i18n*/ { id: 'updates.title', message: 'Title' },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    slug: slug({
      label: /*i18n*/ { id: 'updates.slug', message: 'Slug' },
      help: /*i18n*/ {
        id: 'updates.slug.help',
        message: 'The last part of the page URL in this language.',
      },
      from: 'title',
      localized: true,
      required: true,
      listed: true,
    }),
    excerpt: text({
      label: /*i18n*/ { id: 'updates.excerpt', message: 'Summary' },
      help: /*i18n*/ { id: 'updates.excerpt.help', message: 'Shown below the title and in lists.' },
      lines: 'many',
      maxLength: 400,
      localized: true,
      searchable: true,
    }),
    body: mdx({
      label: /*i18n*/ { id: 'updates.body', message: 'Text' },
      localized: true,
      required: true,
      searchable: true,
    }),
    cover: media({ label: /*i18n*/ { id: 'updates.cover', message: 'Cover' } }),
    publishedAt: date({
      label: /*i18n*/ { id: 'updates.publishedAt', message: 'Date' },
      help: /*i18n*/ {
        id: 'updates.publishedAt.help',
        message: 'Defaults to the first publish date.',
      },
      listed: true,
      sortable: true,
    }),
    author: text({
      label: /*i18n*/ { id: 'updates.author', message: 'Author' },
      maxLength: 120,
      listed: true,
      searchable: true,
    }),
    tags: list(text({ label: /*i18n*/ { id: 'updates.tag', message: 'Tag' }, maxLength: 40 }), {
      label: /*i18n*/ { id: 'updates.tags', message: 'Tags' },
      maxItems: 12,
      searchable: true,
    }),
    featured: boolean({
      label: /*i18n*/ { id: 'updates.featured', message: 'Featured' },
      help: /*i18n*/ { id: 'updates.featured.help', message: 'Shown first on the home page.' },
    }),
    seo: seo(),
  },
})
