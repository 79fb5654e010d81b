/** Fields of composed pages: a hero with an image, and sections. */
import { heroFields, mdx, media, seo } from '../fields/index.ts'

export function pageFields() {
  return {
    hero: heroFields(),
    picture: media({
      label: /*i18n*/ { id: 'page.picture', message: 'Picture of the opening' },
    }),
    sections: mdx({
      label: /*i18n*/ { id: 'page.sections', message: 'Sections' },
      help: /*i18n*/ { id: 'page.sections.help', message: 'What follows the opening.' },
      localized: true,
      searchable: true,
    }),
    seo: seo(),
  }
}
