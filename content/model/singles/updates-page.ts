/** Page with the list of updates. */
import { single } from '../collection.ts'
import { group, list, text } from '../fields/index.ts'
import { pageFields } from './page-fields.ts'
import { singleNames } from './single-names.ts'

export const updatesPage = single('updates-page', {
  label: singleNames['updates-page'],
  page: '/updates',
  fields: {
    ...pageFields(),
    // A tag is the same in all languages, so that links to it are. Only its label is translated.
    tagNames: list(
      group(
        {
          tag: text({
            label: /*i18n*/ { id: 'updates-page.tag', message: 'Tag' },
            required: true,
            maxLength: 40,
          }),
          name: text({
            label: /*i18n*/ { id: 'updates-page.tagName', message: 'What it is called' },
            required: true,
            maxLength: 40,
          }),
        },
        { label: /*i18n*/ { id: 'updates-page.namedTag', message: 'Tag with its name' } },
      ),
      {
        label: /*i18n*/ { id: 'updates-page.tagNames', message: 'Names of tags in this language' },
        help: /*i18n*/ {
          id: 'updates-page.tagNames.help',
          message: 'A tag that is not among them is shown as it is.',
        },
        localized: true,
        maxItems: 200,
      },
    ),
  },
})
