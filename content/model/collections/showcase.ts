/** Collection of works in five sections. */
import { collection } from '../collection.ts'
import { links, list, mdx, media, number, select, seo, slug, text } from '../fields/index.ts'
import { showcaseSections } from '../site-sections.ts'

export const showcase = collection('showcase', {
  label: /*i18n*/ { id: 'showcase', message: 'Showcase' },
  labelOne: /*i18n*/ { id: 'showcase.one', message: 'Showcase item' },
  title: 'title',
  navigation: { icon: 'bookmark', group: 'content', order: 20, keys: 'g s' },
  order: { by: 'order', direction: 'ascending' },
  page: '/showcase/{section}/{slug}',
  filters: ['section', 'artists', 'year'],
  fields: {
    title: text({
      label: /*i18n*/ { id: 'showcase.title', message: 'Title' },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    slug: slug({
      label: /*i18n*/ { id: 'showcase.slug', message: 'Slug' },
      help: /*i18n*/ {
        id: 'showcase.slug.help',
        message: 'The last part of the page URL in this language.',
      },
      from: 'title',
      localized: true,
      required: true,
      listed: true,
    }),
    section: select({
      label: /*i18n*/ { id: 'showcase.section', message: 'Section' },
      choices: showcaseSections,
      required: true,
      listed: true,
      sortable: true,
    }),
    summary: text({
      label: /*i18n*/ { id: 'showcase.summary', message: 'Summary' },
      help: /*i18n*/ { id: 'showcase.summary.help', message: 'Shown below the title and in lists.' },
      lines: 'many',
      maxLength: 400,
      localized: true,
      searchable: true,
    }),
    body: mdx({
      label: /*i18n*/ { id: 'showcase.body', message: 'Text' },
      localized: true,
      searchable: true,
    }),
    cover: media({ label: /*i18n*/ { id: 'showcase.cover', message: 'Cover' }, required: true }),
    gallery: list(media({ label: /*i18n*/ { id: 'showcase.gallery.picture', message: 'Image' } }), {
      label: /*i18n*/ { id: 'showcase.gallery', message: 'Gallery' },
      maxItems: 60,
    }),
    artists: list(text({ label: /*i18n*/ { id: 'showcase.artist', message: 'Artist' }, maxLength: 120 }), {
      label: /*i18n*/ { id: 'showcase.artists', message: 'Artists' },
      maxItems: 20,
      listed: true,
      searchable: true,
    }),
    year: number({
      label: /*i18n*/ { id: 'showcase.year', message: 'Year' },
      min: 1_800,
      max: 2_200,
      listed: true,
      sortable: true,
    }),
    links: links({ label: /*i18n*/ { id: 'showcase.links', message: 'Links' }, maxItems: 12 }),
    video: text({
      label: /*i18n*/ { id: 'showcase.video', message: 'Video URL' },
      help: /*i18n*/ {
        id: 'showcase.video.help',
        message: 'The video loads only after the visitor agrees.',
      },
      format: 'web-address',
      maxLength: 2_000,
    }),
    order: number({
      label: /*i18n*/ { id: 'showcase.order', message: 'Order' },
      help: /*i18n*/ { id: 'showcase.order.help', message: 'Lower numbers come first.' },
      min: 0,
      max: 100_000,
      sortable: true,
    }),
    seo: seo(),
  },
})
