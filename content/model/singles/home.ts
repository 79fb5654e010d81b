/** The first page: an opening, then whatever its writer composes. */
import { single } from '../collection.ts'
import { group, links, mdx, media, seo, text } from '../fields/index.ts'

export const home = single('home', {
  label: /*i18n*/ { id: 'home', message: 'Home page' },
  page: '/',
  fields: {
    hero: group(
      {
        kicker: text({
          label: /*i18n*/ { id: 'home.hero.kicker', message: 'Line above the title' },
          maxLength: 120,
        }),
        title: text({
          label: /*i18n*/ { id: 'home.hero.title', message: 'Title' },
          required: true,
          maxLength: 120,
        }),
        text: text({
          label: /*i18n*/ { id: 'home.hero.text', message: 'Introduction' },
          lines: 'many',
          maxLength: 600,
        }),
        actions: links({ label: /*i18n*/ { id: 'home.hero.actions', message: 'Buttons' }, maxItems: 3 }),
      },
      { label: /*i18n*/ { id: 'home.hero', message: 'Opening' }, localized: true },
    ),
    picture: media({ label: /*i18n*/ { id: 'home.picture', message: 'Picture of the opening' } }),
    sections: mdx({
      label: /*i18n*/ { id: 'home.sections', message: 'Sections' },
      help: /*i18n*/ { id: 'home.sections.help', message: 'What follows the opening.' },
      localized: true,
      searchable: true,
    }),
    seo: seo(),
  },
})
