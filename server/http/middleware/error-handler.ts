/**
 * Error handler: turns anything thrown into an answer, a problem as JSON for programs or a page for people.
 */
import { isDatabaseUnreachable } from '../../db/index.ts'
import { bodyOf, reasonPhrase } from '../../problems/problem-body.ts'
import { Problem } from '../../problems/problems.ts'
import type { Context, Middleware, RequestServices } from '../calls/request-context.ts'
import { wantsJson } from '../response/wants-json.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import { dataPolicy } from './security-headers.ts'

export function errors(services: RequestServices): Middleware {
  return async (context, next) => {
    try {
      await next()
    } catch (thrown) {
      const problem = asProblem(thrown, context, services)
      if (problem.code === 'storage_full') await services.diskReserve.release()
      answerProblem(problem, context, services)
    }
  }
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** Only unexpected errors are logged with their stack, which stays in the log. */
function asProblem(thrown: unknown, context: Context, { log }: RequestServices): Problem {
  if (thrown instanceof Problem) return thrown
  const { requestId } = context.state
  log.error({ requestId, err: thrown }, 'a request failed')
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

function answerProblem(problem: Problem, context: Context, services: RequestServices): void {
  const { origin, messages } = services
  const { requestId, visitor } = context.state
  const url = `${origin}${context.originalUrl}`
  const body = bodyOf(problem, { url, requestId, locale: visitor.locale, messages })
  context.status = problem.status
  context.message = reasonPhrase(problem, messages)
  if (problem.status === 503) context.set('retry-after', retryAfterSeconds)
  context.set({ ...problem.details.headers })
  context.set('cache-control', visitor.session === undefined ? 'no-cache' : 'private, no-store')
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
