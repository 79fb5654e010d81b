/** An answer to “Was this page helpful?”: its input, and the page that it is about. */

import { maxFeedbackComment } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import { findPage, readFilesOnce } from '../find-page.ts'

export const pagePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .describe('The path of the page, such as `/et/docs/start/install`.')

export const feedbackForm = z.strictObject({
  page: pagePath,
  helpful: z.boolean(),
  comment: z
    .string()
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(maxFeedbackComment))
    .optional(),
  website: z.string().max(500).optional().describe('A hidden field. A form that fills it in is ignored.'),
})
export type FeedbackForm = z.infer<typeof feedbackForm>

export const pageAnswers = z.object({
  page: z.string(),
  title: z.string().nullable().describe('Missing when the page does not exist anymore.'),
  locale: anyLocale,
  yes: z.int(),
  no: z.int(),
  comments: z.int().describe('The number of comments.'),
  lastComment: z.string().nullable(),
  lastDay: z.string().describe('The day of the last answer.'),
})
export type PageAnswers = z.infer<typeof pageAnswers>

export const comment = z.object({ id: z.string(), day: z.string(), helpful: z.boolean(), text: z.string() })
export type Comment = z.infer<typeof comment>

export interface DocsPage {
  /** The path in its only spelling. */
  readonly path: string
  readonly locale: Locale
  readonly title: string
}

const docsPath = /^\/docs(?:\/(.+))?$/

/** Finds the documentation page at a path. */
export function docsPages(documents: Pick<Documents, 'openReader'>) {
  const files = readFilesOnce()
  return async (path: string): Promise<DocsPage | undefined> => {
    const { locale, path: own } = readLocale(path)
    const match = docsPath.exec(own)
    const slug = decoded(match?.[1] ?? '')
    if (match === null || slug === undefined) return undefined
    const page = await findPage(files(), documents.openReader(), slug, locale)
    if (page === undefined) return undefined
    const segments = slug === '' ? [] : slug.split('/').map(encodeURIComponent)
    return { path: localizedPath(locale, ['/docs', ...segments].join('/')), locale, title: page.title }
  }
}

function decoded(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug)
  } catch {
    return undefined
  }
}
