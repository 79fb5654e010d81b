/** Collection of the words that the organisation uses for its terms. It is for users of the admin only. */
import { collection } from '../collection.ts'
import { list, text } from '../fields/index.ts'

export const glossary = collection('glossary', {
  label: /*i18n*/ { id: 'glossary', message: 'Glossary' },
  labelOne: /*i18n*/ { id: 'glossary.one', message: 'Glossary term' },
  emptyHint: /*i18n*/ {
    id: 'glossary.elsewhere',
    message:
      'Add the terms of your organisation. Translators see which word to use, and the checks report other words.',
  },
  title: 'term',
  navigation: { icon: 'tag', group: 'content', order: 40 },
  isInternal: true,
  fields: {
    term: text({
      label: /*i18n*/ { id: 'glossary.term', message: 'Term' },
      help: /*i18n*/ {
        id: 'glossary.term.help',
        message: 'The word to use in this language. Upper and lower case and accents make no difference.',
      },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 120,
    }),
    forms: list(
      text({ label: /*i18n*/ { id: 'glossary.form', message: 'Form' }, required: true, maxLength: 120 }),
      {
        label: /*i18n*/ { id: 'glossary.forms', message: 'Other forms' },
        help: /*i18n*/ {
          id: 'glossary.forms.help',
          message: 'Irregular forms and abbreviations. Regular endings are recognised.',
        },
        localized: true,
        maxItems: 40,
      },
    ),
    avoid: list(
      text({ label: /*i18n*/ { id: 'glossary.word', message: 'Word' }, required: true, maxLength: 120 }),
      {
        label: /*i18n*/ { id: 'glossary.avoid', message: 'Words to avoid' },
        help: /*i18n*/ {
          id: 'glossary.avoid.help',
          message: 'The checks of a document report these words and name the term.',
        },
        localized: true,
        maxItems: 20,
      },
    ),
    note: text({
      label: /*i18n*/ { id: 'glossary.note', message: 'Note' },
      help: /*i18n*/ { id: 'glossary.note.help', message: 'What the term means, and when to use it.' },
      lines: 'many',
      localized: true,
      searchable: true,
      maxLength: 600,
    }),
  },
})
