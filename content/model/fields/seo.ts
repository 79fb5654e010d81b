import { boolean } from './boolean.ts'
import type { Field } from './field.ts'
import { group } from './group.ts'
import { media } from './media.ts'
import { text } from './text.ts'

/** Metadata for search engines and social networks. Empty values fall back to those of the page. */
export function seo() {
  return group(
    {
      title: text({
        label: /*i18n*/ { id: 'field.seo.title', message: 'Title for search engines' },
        help: /*i18n*/ {
          id: 'field.seo.title.help',
          message: 'About 60 characters. Empty: the page’s own title.',
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
      image: media({ label: /*i18n*/ { id: 'field.seo.image', message: 'Picture where it is shared' } }),
      hidden: boolean({
        label: /*i18n*/ { id: 'field.seo.hidden', message: 'Keep out of search engines' },
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
// biome-ignore lint/suspicious/noExplicitAny: a guard takes a field of any value.
export function isSeo(field: Field<any>): boolean {
  return field.label === label
}
