/** API call for the documentation files that are not translated yet. */

import { docsPath } from '@cyanotype/content/mdx/parse/docs-page.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath, productLanguage } from '@cyanotype/content/model/index.ts'
import { siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { Analytics } from '../integrations/analytics/index.ts'
import { readFilesOnce } from './find-page.ts'

const call = callUsing<{ analytics: Analytics }>()

const file = z.object({
  path: z.string().describe('The path of the missing translation in the repository.'),
  title: z.string().describe('The title of the English file.'),
  page: z.string().describe('The page that shows English instead.'),
  views: z.int().describe('Page views in this language.'),
})

const days = 90
const files = readFilesOnce()

export const documentationCalls = [
  call('GET /api/translations/files', {
    summary: `Lists documentation files that are missing in a language, most viewed in the last ${days} days first.`,
    may: 'documents.read',
    query: z.object({ locale: siteLocale }),
    responses: { 200: z.object({ items: z.array(file) }), problems: ['invalid_query'] },
    async run({ analytics, query: { locale } }) {
      const missing = missingIn(locale)
      const views = await analytics.viewsOf(
        missing.map(({ page }) => page),
        days,
      )
      const items = missing
        .map((one) => ({ ...one, views: views.get(one.page) ?? 0 }))
        .toSorted((one, other) => other.views - one.views)
      return reply(200, { items })
    },
  }),
] as const

function missingIn(locale: Locale) {
  const translated = new Set(files().flatMap((one) => (one.locale === locale ? one.slug : [])))
  return files()
    .filter((one) => one.locale === productLanguage && !translated.has(one.slug))
    .map(({ slug, name, source }) => ({
      path: `content/docs/${locale}${name.slice(productLanguage.length)}`,
      title: readFrontMatter(source).entries.title ?? slug,
      page: localizedPath(locale, docsPath(slug)),
    }))
}
