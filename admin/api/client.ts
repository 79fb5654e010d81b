/**
 * API client: the only way from the admin to the server. A call is named by method and path,
 * `api('GET /api/documents/{type}', { params })`, and its types come from the server's declaration.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { shared, siteLocales } from '@cyanotype/content/model/locales.ts'
import type { Address, BodyOf, ParamsOf, QueryOf, ResponseOf } from '@cyanotype/server/call-list.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiProblem, readProblem } from './api-problem.ts'

export type Api = <At extends CallAddress>(
  at: At,
  request: RequestAt<At> & { readonly idempotencyKey?: string; readonly signal?: AbortSignal },
) => Promise<ResponseAt<At>>

interface ApiOptions {
  /** The browser's own, or a fake in tests. */
  readonly fetch: typeof fetch
  readonly i18n: I18n
  readonly locale: Locale
  /**
   * Asks the user to sign in again. If that succeeds, the call that failed with an expired session is
   * repeated.
   */
  readonly signInAgain: () => Promise<boolean>
  /** Asks the user for their password, for calls that require recent authentication. */
  readonly confirm: () => Promise<boolean>
  /**
   * Called when a document has other languages than this admin, because they changed in the settings. Returns whether
   * the page is about to reload: then the response is not used.
   */
  readonly onOtherLanguages?: () => boolean
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export function createApi({ fetch, i18n, locale, signInAgain, confirm, ...options }: ApiOptions): Api {
  const outOfReach = (error: unknown, { signal }: Parts) =>
    signal?.aborted ? error : new ApiProblem({ status: 0, code: 'unreachable', message: i18n._(unreachable) })
  const send = async (at: CallAddress, parts: Parts): Promise<Response> => {
    const [method = 'GET', path = '/'] = at.split(' ')
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': locale }
    if (parts.body !== undefined) headers['content-type'] = 'application/json'
    if (parts.idempotencyKey !== undefined) headers['idempotency-key'] = parts.idempotencyKey
    try {
      return await fetch(addressOf(path, parts), {
        method,
        headers,
        credentials: 'include',
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(parts.signal === undefined ? {} : { signal: parts.signal }),
      })
    } catch (error) {
      throw outOfReach(error, parts)
    }
  }
  const sendUntilFree = async (at: CallAddress, parts: Parts): Promise<Response> => {
    for (const delayMs of busyDelaysMs) {
      const response = await send(at, parts)
      if (!(await isBusy(response))) return response
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
    return send(at, parts)
  }
  const readResponse = async (response: Response, parts: Parts) => {
    // A response can also be cut off in the middle of its body.
    const body = await bodyOf(response).catch((error: unknown) => {
      throw outOfReach(error, parts)
    })
    const isLeaving = hasOtherLanguages(body) && options.onOtherLanguages?.() === true
    return isLeaving ? new Promise<never>(() => {}) : body
  }

  return async (at, request) => {
    const parts: Parts = request
    let response = await sendUntilFree(at, parts)
    if (response.status === 401 && !at.includes('/api/auth/') && (await signInAgain())) {
      response = await sendUntilFree(at, parts)
    }
    if (response.ok) return readResponse(response, parts)
    const problem = await readProblem(response, i18n._(unreadable))
    if (problem.code !== 'reauthentication_required' || !(await confirm())) throw problem
    response = await sendUntilFree(at, parts)
    if (!response.ok) throw await readProblem(response, i18n._(unreadable))
    return readResponse(response, parts)
  }
}

/** Before a call is repeated that a busy server refused. */
const busyDelaysMs = [1_000, 2_000]

/** A busy server refuses a call before any work begins, so every call can be repeated. */
async function isBusy(response: Response): Promise<boolean> {
  return response.status === 503 && (await readProblem(response.clone(), '')).code === 'too_busy'
}

// Safe, because the server checks each response against the declaration that gives this type.
async function bodyOf(response: Response) {
  if (response.status === 204) return undefined
  // Everything else is a file, JSON lines too.
  const isJson = /^application\/json(;|$)/.test(response.headers.get('content-type') ?? '')
  return isJson ? response.json() : response.blob()
}

/** Whether this is a document with other languages than those that the admin was loaded with. */
function hasOtherLanguages(body: unknown): boolean {
  if (!(body instanceof Object && 'layers' in body && 'trashedAt' in body)) return false
  const codes = Object.keys(Object(body.layers)).filter((code) => code !== shared)
  return String(codes) !== String(siteLocales())
}

const unreachable = msg`Could not reach the server. Nothing is lost: try again in a moment.`
const unreadable = msg`The server sent an invalid response. Nothing is lost: try again in a moment.`

/** The only parameter whose empty value has a meaning: files without a folder. */
const folderName = 'folder'

/** Builds `/api/documents/updates?limit=50` from `/api/documents/{type}`, its parameters and its query. */
function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && (value !== '' || name === folderName)) search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

// Types of the request and response of each call, taken from the server's declarations. Imports types only.

/** `GET /api/documents/{type}` and every other call that the server declares. */
export type CallAddress = Address
/** The response body of a successful call. */
export type ResponseAt<At extends CallAddress> = ResponseOf<At>

export type BodyAt<At extends CallAddress> = BodyOf<At>

/** A part that the call does not declare is left out of the request. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Readonly<Record<Name, NonNullable<Value>>>

/** Path parameters, query and body of a call. */
export type RequestAt<At extends CallAddress> = Part<'params', ParamsOf<At>> &
  Part<'query', QueryOf<At>> &
  Part<'body', BodyAt<At>>
