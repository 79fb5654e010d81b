/** Collection of an organisation's own pages, beside the fixed sections. A slug with slashes makes a tree. */
import { collection } from '../collection.ts'
import { mdx, number, select, seo, slug, text } from '../fields/index.ts'
import { locales } from '../locales.ts'
import { siteSections } from '../site-sections.ts'

/** The first parts of the paths of all pages that are not own pages: the folders of `site/pages`. */
export const sitePages: readonly string[] = [
  ...new Set(Object.keys(siteSections).map((path) => path.replace(/\/.*/, ''))),
  ...['cookie-policy', 'privacy-policy', 'terms-and-conditions'],
]

/** The first parts of all paths that the site and the server use themselves. */
const reservedPaths: readonly string[] = [
  ...sitePages,
  ...Object.values(locales).map(({ prefix }) => prefix.slice(1)),
  ...[
    'admin',
    'api',
    'assets',
    'builds',
    'feed',
    'feeds',
    'media',
    'metrics',
    'sitemap',
    'sitemaps',
    'storybook',
    'theme',
  ],
]

export const pages = collection('pages', {
  label: /*i18n*/ { id: 'pages', message: 'Own pages' },
  labelOne: /*i18n*/ { id: 'pages.one', message: 'Own page' },
  emptyHint: /*i18n*/ {
    id: 'pages.elsewhere',
    message: 'This list shows the pages that you added. The home page and other fixed pages are in the menu.',
  },
  title: 'title',
  // `/admin/pages` is a list of the fixed pages.
  navigation: { icon: 'document', group: 'pages', order: 10, keys: 'g w', path: 'pages-list' },
  order: { by: 'order', direction: 'ascending' },
  page: '/{slug}',
  isShownUntranslated: true,
  // The term of a slug is the path of the parent page, so the pages below a page are a filtered list.
  filters: ['slug'],
  fields: {
    title: text({
      label: /*i18n*/ { id: 'pages.title', message: 'Title' },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    slug: slug({
      label: /*i18n*/ { id: 'pages.slug', message: 'Path' },
      help: /*i18n*/ {
        id: 'pages.slug.help',
        message:
          'The URL of the page in this language, such as about/team. This page is then below the page about.',
      },
      from: 'title',
      segments: true,
      reserved: reservedPaths,
      localized: true,
      required: true,
      listed: true,
      sortable: true,
    }),
    summary: text({
      label: /*i18n*/ { id: 'pages.summary', message: 'Summary' },
      help: /*i18n*/ { id: 'pages.summary.help', message: 'Shown below the title and in lists.' },
      lines: 'many',
      maxLength: 400,
      localized: true,
      searchable: true,
    }),
    body: mdx({
      label: /*i18n*/ { id: 'pages.body', message: 'Text' },
      hasBlocks: true,
      localized: true,
      searchable: true,
    }),
    template: select({
      label: /*i18n*/ { id: 'pages.template', message: 'Layout' },
      help: /*i18n*/ {
        id: 'pages.template.help',
        message: 'A landing page shows the text only, without title, breadcrumbs and list of pages below it.',
      },
      choices: {
        standard: /*i18n*/ { id: 'pages.template.standard', message: 'Standard' },
        wide: /*i18n*/ { id: 'pages.template.wide', message: 'Wide' },
        landing: /*i18n*/ { id: 'pages.template.landing', message: 'Landing page' },
      },
      initial: 'standard',
      required: true,
      listed: true,
      sortable: true,
    }),
    order: number({
      label: /*i18n*/ { id: 'pages.order', message: 'Order' },
      help: /*i18n*/ { id: 'pages.order.help', message: 'Lower numbers come first.' },
      min: 0,
      max: 100_000,
      sortable: true,
    }),
    seo: seo(),
  },
})
