/**
 * Fake server for tests of screens: responds as the test says, typed by the declarations of the real server,
 * and records requests.
 */
import type { BodyAt, CallAddress, ResponseAt } from '../api/client.ts'

/** A body as JSON: an optional member is missing, and never `undefined`. */
type Sent<Body> = Body extends object ? { [Name in keyof Body]: Exclude<Body[Name], undefined> } : Body

/** A request to one call. Without a type argument: to any call. */
export interface SentRequest<At extends CallAddress = CallAddress> {
  readonly at: At
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Sent<BodyAt<At>>
}

/** A refusal as the server writes it. */
export class Refused {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, more: Readonly<Record<string, unknown>> = {}) {
    this.status = status
    this.body = { code, message: code, statusMessage: code, ...more }
  }
}

export type Responses = {
  readonly [At in CallAddress]?: (
    request: SentRequest<At>,
  ) => ResponseAt<At> | Refused | Promise<ResponseAt<At> | Refused>
}

export interface FakeServer {
  readonly fetch: typeof fetch
  /** All requests, in order. */
  readonly requests: readonly SentRequest[]
  /** Requests to one call. */
  requestsTo<At extends CallAddress>(at: At): readonly SentRequest<At>[]
  /** Applies to later requests. */
  respond(responses: Responses): void
  /** The HTML of each public page. */
  page: string
}

const addressOf = (text: string, responses: Responses): CallAddress | undefined =>
  Object.keys(responses).find((at): at is CallAddress => at === text && at in responses)

export function fakeServer(first: Responses): FakeServer {
  let responses: Responses = first
  const requests: SentRequest[] = []
  const respond = <At extends CallAddress>(request: SentRequest<At>) => responses[request.at]?.(request)
  const isTo =
    <At extends CallAddress>(at: At) =>
    (request: SentRequest): request is SentRequest<At> =>
      request.at === at

  async function handle(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://admin.test')
    const found = Object.keys(responses)
      .map((at) => ({
        at: addressOf(at, responses),
        params: paramsIn(at, init.method ?? 'GET', url.pathname),
      }))
      .find(({ at, params }) => at !== undefined && params !== undefined)
    if (!url.pathname.startsWith('/api/')) return new Response(server.page)
    if (found?.at === undefined || found.params === undefined) {
      return written(
        new Refused(404, 'not_found', { message: `Nobody answers ${init.method} ${url.pathname}` }),
      )
    }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined)
    const request = { at: found.at, params: found.params, query: Object.fromEntries(url.searchParams), body }
    requests.push(request)
    return written(await respond(request))
  }

  const server: FakeServer = {
    fetch: handle,
    requests,
    requestsTo: (at) => requests.filter(isTo(at)),
    respond(more) {
      responses = { ...responses, ...more }
    },
    page: '<!doctype html><title>A page</title>',
  }
  return server
}

function paramsIn(at: string, method: string, path: string): Readonly<Record<string, string>> | undefined {
  const [atMethod, template = ''] = at.split(' ')
  if (atMethod !== method) return undefined
  const match = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
  if (match === null) return undefined
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

function written(result: unknown): Response {
  if (result instanceof Refused) return Response.json(result.body, { status: result.status })
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
}
