/** Groups of fields that many pages have: the hero, and metadata for search engines and social networks. */

import type { Field } from './field.ts'
import { group } from './group-fields.ts'
import { links, media } from './link-fields.ts'
import { boolean } from './scalar-fields.ts'
import { text } from './text-fields.ts'

/**
 * The fields of a hero: title, texts around it, and links. Its image is a separate field that all languages
 * share.
 */
export function heroFields() {
  return group(
    {
      kicker: text({
        label: /*i18n*/ { id: 'field.opening.kicker', message: 'Text above the title' },
        maxLength: 120,
      }),
      title: text({
        label: /*i18n*/ { id: 'field.opening.title', message: 'Title' },
        required: true,
        maxLength: 120,
      }),
      text: text({
        label: /*i18n*/ { id: 'field.opening.text', message: 'Introduction' },
        lines: 'many',
        maxLength: 600,
      }),
      actions: links({ label: /*i18n*/ { id: 'field.opening.actions', message: 'Buttons' }, maxItems: 3 }),
    },
    {
      label: /*i18n*/ { id: 'field.opening', message: 'Hero' },
      localized: true,
      searchable: true,
    },
  )
}

/** Metadata for search engines and social networks. Empty values fall back to those of the page. */
export function seo() {
  return group(
    {
      title: text({
        label: /*i18n*/ { id: 'field.seo.title', message: 'Title for search engines' },
        help: /*i18n*/ {
          id: 'field.seo.title.help',
          message: 'About 60 characters. Default: the page title.',
        },
        maxLength: 120,
      }),
      description: text({
        label: /*i18n*/ { id: 'field.seo.description', message: 'Description' },
        help: /*i18n*/ {
          id: 'field.seo.description.help',
          message: 'One or two sentences, about 150 characters.',
        },
        lines: 'many',
        maxLength: 320,
      }),
      image: media({ label: /*i18n*/ { id: 'field.seo.image', message: 'Sharing image' } }),
      hidden: boolean({
        label: /*i18n*/ { id: 'field.seo.hidden', message: 'Hide from search engines' },
      }),
    },
    {
      label,
      localized: true,
    },
  )
}

const label = /*i18n*/ { id: 'field.seo', message: 'Search and sharing' }

/** Whether a field is this group, which has its own editor. */
export function isSeo(field: Field<unknown>): boolean {
  return field.label === label
}
