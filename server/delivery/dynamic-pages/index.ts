/**
 * Dynamic pages: search results and submitted forms. The site renders them for each request, and they are
 * never cached.
 */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Middleware } from '../../http/calls/request-context.ts'
import { sitePolicy } from '../../http/middleware/security-headers.ts'
import { logRenderError } from '../rendering/uncached-page.ts'
import type { EnquiryOptions } from './enquiry-page.ts'
import { answerEnquiry } from './enquiry-page.ts'
import type { FeedbackOptions } from './feedback-form.ts'
import { answerFeedback } from './feedback-form.ts'
import type { Show } from './paths.ts'
import { contactPath, isDocsPath, searchPath } from './paths.ts'
import type { SearchOptions } from './search-page.ts'
import { answerSearch } from './search-page.ts'

export interface DynamicPagesOptions extends SearchOptions, EnquiryOptions, FeedbackOptions {
  readonly site: Site
  readonly documents: Pick<Documents, 'openReader'>
  /** In development, scripts change with every save, so there is no content security policy. */
  readonly development: boolean
}

export function answerDynamicPages(options: DynamicPagesOptions): Middleware {
  const show = shower(options)
  return async (context, next) => {
    const { path } = readLocale(context.path)
    const reads = context.method === 'GET' || context.method === 'HEAD'
    if (path === searchPath && reads) return answerSearch(context, show, options)
    if (context.method !== 'POST') return next()
    if (path === contactPath) return answerEnquiry(context, show, options)
    return isDocsPath(path) ? answerFeedback(context, show, options) : next()
  }
}

function shower({ site, development, origin, documents, log }: DynamicPagesOptions): Show {
  return async (context, status, page) => {
    const reader = documents.openReader()
    const url = context.path
    const rendered = await site.render({ url, origin, reader, preview: false, dynamicPage: page })
    logRenderError(context, rendered, log)
    context.status = rendered.status === 200 ? status : rendered.status
    context.set('cache-control', 'private, no-store')
    if (!development) context.set('content-security-policy', sitePolicy(rendered))
    context.type = 'html'
    context.body = rendered.html
  }
}
