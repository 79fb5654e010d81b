import { group } from './group.ts'
import { links } from './links.ts'
import { text } from './text.ts'

/**
 * The fields of a hero: title, texts around it, and links. Its image is a separate field that all languages
 * share.
 */
export function heroFields() {
  return group(
    {
      kicker: text({
        label: /*i18n*/ { id: 'field.opening.kicker', message: 'Line above the title' },
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
      label: /*i18n*/ { id: 'field.opening', message: 'Opening' },
      localized: true,
      searchable: true,
    },
  )
}
