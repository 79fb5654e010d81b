/**
 * Dynamic pages: search results and submitted forms. The site renders them for each request, and they are
 * never cached.
 */
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { isPathOn, readLocale } from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from '../../documents/index.ts'
import { isPersonal } from '../../http/calls/principal.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import { sitePolicy } from '../../http/middleware/security-headers.ts'
import { pageFormsAt } from '../../integrations/forms/index.ts'
import { logRenderError } from '../rendering/uncached-page.ts'
import type { EnquiryOptions } from './enquiry-page.ts'
import { handleEnquiry } from './enquiry-page.ts'
import type { FeedbackOptions } from './feedback-form.ts'
import { handleFeedback } from './feedback-form.ts'
import type { FormOptions } from './form-page.ts'
import { handleForm } from './form-page.ts'
import type { Show } from './paths.ts'
import { contactPath, isDocsPath, searchPath } from './paths.ts'
import type { SearchOptions } from './search-page.ts'
import { handleSearch } from './search-page.ts'

export interface DynamicPagesOptions extends SearchOptions, EnquiryOptions, FeedbackOptions, FormOptions {
  readonly site: Site
  /** In development, scripts change with every save, so there is no content security policy. */
  readonly development: boolean
}

export function handleDynamicPages(options: DynamicPagesOptions): Middleware {
  const show = shower(options)
  return async (context, next) => {
    const { locale, path } = readLocale(context.path)
    const reads = context.method === 'GET' || context.method === 'HEAD'
    const isSearch = path === searchPath && reads
    const isForm = context.method === 'POST' && (path === contactPath || isDocsPath(path))
    const page =
      context.method === 'POST' && !isForm
        ? await pageFormsAt(options.documents.openReader(), context.path)
        : undefined
    if (!isSearch && !isForm && page === undefined) return next()
    // The site shows its page for what was not found.
    const reader = readerFor(context, options)
    const hidden = await hiddenSectionsIn(reader)
    const languages = await publicLanguagesIn(reader)
    if (!isPathOn(hidden, path) || !languages.includes(locale)) return show(context, 404, {})
    if (isSearch) return handleSearch(context, { show, hidden, languages }, options)
    if (page !== undefined) return handleForm(context, { show, page }, options)
    if (path === contactPath) return handleEnquiry(context, show, options)
    return handleFeedback(context, show, options)
  }
}

const readerFor = ({ state }: Context, { documents }: Pick<DynamicPagesOptions, 'documents'>) =>
  documents.openReader({ forVisitor: !isPersonal(state.visitor) })

function shower({ site, development, origin, documents, log }: DynamicPagesOptions): Show {
  return async (context, status, page) => {
    const reader = readerFor(context, { documents })
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
