/**
 * Fake server for tests of screens: answers as the test says, typed by the declarations of the real server,
 * and records requests.
 */
import type { AnswerAt, BodyAt, CallAddress } from '../api/client.ts'

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

export type Answers = {
  readonly [At in CallAddress]?: (
    request: SentRequest<At>,
  ) => AnswerAt<At> | Refused | Promise<AnswerAt<At> | Refused>
}

export interface FakeServer {
  readonly fetch: typeof fetch
  /** All requests, in order. */
  readonly requests: readonly SentRequest[]
  /** Requests to one call. */
  requestsTo<At extends CallAddress>(at: At): readonly SentRequest<At>[]
  /** Applies to later requests. */
  answer(answers: Answers): void
  /** The HTML of each public page. */
  page: string
}

const addressOf = (text: string, answers: Answers): CallAddress | undefined =>
  Object.keys(answers).find((at): at is CallAddress => at === text && at in answers)

export function fakeServer(first: Answers): FakeServer {
  let answers: Answers = first
  const requests: SentRequest[] = []
  const respond = <At extends CallAddress>(request: SentRequest<At>) => answers[request.at]?.(request)
  const isTo =
    <At extends CallAddress>(at: At) =>
    (request: SentRequest): request is SentRequest<At> =>
      request.at === at

  async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input), 'http://admin.test')
    const found = Object.keys(answers)
      .map((at) => ({ at: addressOf(at, answers), params: paramsIn(at, init.method ?? 'GET', url.pathname) }))
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
    fetch: answer,
    requests,
    requestsTo: (at) => requests.filter(isTo(at)),
    answer(more) {
      answers = { ...answers, ...more }
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

function written(answer: unknown): Response {
  if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status })
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
}
