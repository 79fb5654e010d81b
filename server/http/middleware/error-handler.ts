/**
 * Error handler: turns anything thrown into a response, a problem as JSON for programs or a page for people.
 */
import type { Locale, Message } from '@cyanotype/content/model/index.ts'
import { interfaceLocaleOf, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { isDatabaseUnreachable } from '../../db/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { ProblemBody } from '../../problems/problem-body.ts'
import { bodyOf, reasonPhrase } from '../../problems/problem-body.ts'
import { Problem } from '../../problems/problems.ts'
import { isPersonal } from '../calls/principal.ts'
import type { Context, Middleware, RequestServices } from '../calls/request-context.ts'
import { wantsJson } from '../response/negotiation.ts'
import { contentPolicy, dataPolicy, sha256 } from './security-headers.ts'

export function errors(services: RequestServices): Middleware {
  return async (context, next) => {
    try {
      await next()
    } catch (thrown) {
      const problem = asProblem(thrown, context, services)
      if (problem.code === 'storage_full') await services.diskReserve.release()
      sendProblem(problem, context, services)
    }
  }
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Only unexpected errors are logged with their stack, which stays in the log. */
function asProblem(thrown: unknown, context: Context, { log }: RequestServices): Problem {
  if (thrown instanceof Problem) return thrown
  const { requestId } = context.state
  log.error({ requestId, err: thrown }, 'request failed')
  const code = codeOf(thrown)
  if (diskFull.has(code)) return new Problem('storage_full')
  if (isDatabaseUnreachable(thrown)) return new Problem('database_unavailable')
  return new Problem('internal', { requestId })
}

/** The SQLite result code for a full disk. */
const sqliteFull = 13

function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  if ('errcode' in thrown && thrown.errcode === sqliteFull) return 'SQLITE_FULL'
  return 'code' in thrown ? String(thrown.code) : ''
}

const retryAfterSeconds = '5'

function sendProblem(problem: Problem, context: Context, services: RequestServices): void {
  const { origin, messages } = services
  const { requestId, visitor } = context.state
  const url = `${origin}${context.originalUrl}`
  const body = bodyOf(problem, { url, requestId, locale: visitor.locale, messages })
  context.status = problem.status
  context.message = reasonPhrase(problem, messages)
  if (problem.status === 503) context.set('retry-after', retryAfterSeconds)
  context.set('cache-control', isPersonal(visitor) ? 'private, no-store' : 'no-cache')
  context.set({ ...problem.details.headers })
  if (wantsJson(context.path, context.headers)) {
    context.set('content-security-policy', dataPolicy)
    context.body = JSON.stringify(body)
    context.set('content-type', 'application/problem+json; charset=utf-8')
  } else {
    context.set('content-security-policy', errorPagePolicy)
    context.body = errorPage(body, visitor.locale, messages)
    context.type = 'html'
  }
}

const home: Message = /*i18n*/ { id: 'error-page.home', message: 'Back to home' }

const style = `body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif;color:#14222b;
background:#f7f9fa}h1{font-size:1.5rem}a{color:#00607a}small{color:#4f616b}
@media(prefers-color-scheme:dark){body{color:#e4edf1;background:#0c161c}a{color:#5ad1f0}small{color:#9fb2bc}}`

const errorPagePolicy = contentPolicy({ styles: [`'${sha256(style)}'`] })

/**
 * The page for errors before the site can render. It is self-contained, so that it works when nothing else
 * does. Errors that the site can render, such as an unknown page, are left to it.
 */
function errorPage(body: ProblemBody, locale: Locale, messages: Messages): string {
  const language = interfaceLocaleOf(locale) // of the messages
  return `<!doctype html>
<html lang="${language}" dir="${locales[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${body.statusCode} - ${escapeHtml(body.title)}</title>
<style>${style}</style>
</head>
<body>
<main id="main-content">
<h1>${body.statusCode} ${escapeHtml(body.title)}</h1>
<p>${escapeHtml(body.message)}</p>
<p><a href="${localizedPath(locale, '/')}">${escapeHtml(messages.say(locale, home))}</a></p>
<p><small>${escapeHtml(body.requestId)}</small></p>
</main>
</body>
</html>
`
}

export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter)
}
