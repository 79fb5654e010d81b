/** Navigation in the header and in the footer of every page. */
import { single } from '../collection.ts'
import { group, links, list, text, tree } from '../fields/index.ts'
import { singleNames } from './single-names.ts'

/** Menus of the site. */
export const navigation = single('navigation', {
  label: singleNames.navigation,
  fields: {
    main: tree({
      label: /*i18n*/ { id: 'navigation.main', message: 'Main menu' },
      localized: true,
      maxItems: 12,
      maxDepth: 3,
    }),
    actions: links({
      label: /*i18n*/ { id: 'navigation.actions', message: 'Header buttons' },
      localized: true,
      maxItems: 2,
    }),
  },
})

/** Footer of every page. */
export const footer = single('footer', {
  label: singleNames.footer,
  fields: {
    columns: list(
      group(
        {
          title: text({
            label: /*i18n*/ { id: 'footer.column.title', message: 'Heading' },
            required: true,
            maxLength: 80,
          }),
          links: links({ label: /*i18n*/ { id: 'footer.column.links', message: 'Links' }, maxItems: 12 }),
        },
        { label: /*i18n*/ { id: 'footer.column', message: 'Column' } },
      ),
      { label: /*i18n*/ { id: 'footer.columns', message: 'Columns' }, localized: true, maxItems: 4 },
    ),
    legal: text({
      label: /*i18n*/ { id: 'footer.legal', message: 'Text at the bottom' },
      localized: true,
      maxLength: 200,
    }),
    social: links({
      label: /*i18n*/ { id: 'footer.social', message: 'Social profiles' },
      help: /*i18n*/ {
        id: 'footer.social.help',
        message: 'The icon depends on the URL: Instagram, Facebook or LinkedIn.',
      },
      maxItems: 8,
    }),
  },
})
