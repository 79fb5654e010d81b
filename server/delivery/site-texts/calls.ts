/** Call that lists the texts of the site itself, for translators. Own texts are in the settings. */
import { readFile } from 'node:fs/promises'
import { isInterfaceLocale } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import { cataloguesFolder, parseCatalogue } from './read-catalogue.ts'

const call = callUsing<object>()

export const siteTextCalls = [
  call('GET /api/site-texts', {
    summary: 'Lists the texts of the site itself, such as labels, with their default in a language.',
    may: 'documents.read',
    query: z.object({ locale: siteLocale }),
    responses: {
      200: z.object({
        items: z.array(
          z.object({
            message: z.string().describe('The English text, in ICU MessageFormat.'),
            translation: z.string().describe('The default in the language. Empty if it is the English text.'),
          }),
        ),
      }),
    },
    async run({ query: { locale } }) {
      // Languages without a catalogue have the English texts.
      const code = isInterfaceLocale(locale) ? locale : 'en'
      const filename = `${cataloguesFolder}${code}.po`
      const entries = await parseCatalogue(await readFile(filename, 'utf8'), code, filename)
      const items = entries.map(({ message, translation }) => ({
        message,
        translation: isInterfaceLocale(locale) && locale !== 'en' ? translation : '',
      }))
      const isPlural = (one: (typeof items)[number]) => Number(one.message.startsWith('{'))
      return reply(200, { items: items.toSorted((one, other) => isPlural(one) - isPlural(other)) })
    },
  }),
] as const
