/** Turns whatever is thrown into an answer: a problem as data for programs, as a page for people. */

import type { Context, Middleware, Surroundings } from './context.ts'
import { errorPage, errorPagePolicy } from './error-page.ts'
import { dataPolicy } from './headers.ts'
import { bodyOf, reasonPhrase } from './problem-body.ts'
import { Problem } from './problems.ts'
import { wantsJson } from './wants-json.ts'

export function errors(surroundings: Surroundings): Middleware {
  return async (context, next) => {
    try {
      await next()
    } catch (thrown) {
      const problem = asProblem(thrown, context, surroundings)
      if (problem.code === 'storage_full') await surroundings.diskReserve.release()
      answerProblem(problem, context, surroundings)
    }
  }
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])
const unreachable = new Set([
  'SQLITE_BUSY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
])
/**
 * What `pg` throws without a code when a connection is cut in the middle of a query, or cannot be had in time; the last when
 * the transaction is then to be taken back, which hides why.
 */
const cut =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Only what nobody foresaw is logged with its stack, which stays in the log. */
function asProblem(thrown: unknown, context: Context, { log }: Surroundings): Problem {
  if (thrown instanceof Problem) return thrown
  const { requestId } = context.state
  log.error({ requestId, err: thrown }, 'a request failed')
  const code = codeOf(thrown)
  if (diskFull.has(code)) return new Problem('storage_full')
  if (unreachable.has(code) || (thrown instanceof Error && cut.test(thrown.message)))
    return new Problem('database_unavailable')
  return new Problem('internal', { requestId })
}

/** SQLite's own numbers: for a full disk, and for a file that another process has held for too long. */
const sqliteFull = 13
const sqliteBusy = 5

function codeOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return ''
  if ('errcode' in thrown && thrown.errcode === sqliteFull) return 'SQLITE_FULL'
  if ('errcode' in thrown && thrown.errcode === sqliteBusy) return 'SQLITE_BUSY'
  return 'code' in thrown ? String(thrown.code) : ''
}

function answerProblem(problem: Problem, context: Context, surroundings: Surroundings): void {
  const { origin, messages } = surroundings
  const { requestId, visitor } = context.state
  const url = `${origin}${context.originalUrl}`
  const body = bodyOf(problem, { url, requestId, locale: visitor.locale, messages })
  context.status = problem.status
  context.message = reasonPhrase(problem, messages)
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
