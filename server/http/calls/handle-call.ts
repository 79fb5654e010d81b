/**
 * Handles every call in this order: rate limit, session or token, origin, permission, and only then the input. A user
 * without permission learns nothing about what a call takes.
 */
import { hash } from 'node:crypto'
import type { Message, Types } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import { Problem } from '../../problems/problems.ts'
import type { IdempotencyClaim } from '../idempotency/index.ts'
import { keyFrom } from '../idempotency/index.ts'
import { inTime } from '../middleware/load-shedding.ts'
import { dataPolicy } from '../middleware/security-headers.ts'
import type { CachedResponse } from '../response/cached-response.ts'
import { sendCachedResponse, toCachedResponse } from '../response/cached-response.ts'
import { admit, worksOnFullDisk } from './admit-call.ts'
import type { AnyCall } from './define-call.ts'
import { fieldProblems } from './field-problems.ts'
import type { Actor, Visitor } from './principal.ts'
import { isPersonal } from './principal.ts'
import { readBody } from './read-body.ts'
import type { Reply } from './reply.ts'
import { mediaTypeOf } from './reply.ts'
import type { Context, RequestServices } from './request-context.ts'

type Params = Readonly<Record<string, string>>

const defaultTimeoutMs = 30_000

/** Modules that every server has, whatever its calls use. */
export interface CallModules {
  readonly auth: {
    /** The user of a session, while it is valid, also without a second factor that the role requires. A use extends it. */
    anyActorOf(session: string | undefined, isUse: boolean): Promise<Actor | undefined>
    /** Whether the session has recent authentication. */
    hasRecentAuth(session: string | undefined): Promise<boolean>
  }
  readonly tokens: {
    /** The user of an API token, while it is valid. */
    actorOf(bearer: string): Promise<Actor | undefined>
  }
  readonly documents: { readonly types: Types }
}

export interface CallServices extends RequestServices {
  readonly modules: CallModules
}

export async function handleCall(
  call: AnyCall,
  params: Params,
  context: Context,
  services: CallServices,
): Promise<void> {
  const { visitor } = context.state
  const refund = services.limits.check(visitor, call.limit)
  try {
    const reply = await admitAndRun(call, params, context, services)
    if (call.isConstant && visitor.bearer === undefined) await sendConstant(call, reply, context)
    else send(call, reply, context, services)
  } catch (problem) {
    refund()
    throw problem
  }
}

async function admitAndRun(
  call: AnyCall,
  params: Params,
  context: Context,
  services: CallServices,
): Promise<Reply> {
  const attempt = worksOnFullDisk(call) ? retryWithReserve(services) : onlyOnce
  const actor = await attempt(() => admit(call, params, context, services))
  const callContext = {
    params: call.params && valid(call.params, params, 'not_found'),
    query: call.query && valid(call.query, readQuery(context.querystring), 'invalid_query'),
    body: call.body && valid(call.body, await readBody(context.req, call.bodyLimit), 'invalid_request'),
  }
  const request = { ...callContext, visitor: context.state.visitor, actor, request: context.req }
  const run = () => attempt(() => runIdempotently(call, request, context, services))
  return inTime(run(), call.timeoutMs ?? defaultTimeoutMs)
}

type Attempt = <Result>(work: () => Promise<Result>) => Promise<Result>

const onlyOnce: Attempt = (work) => work()

/** The first write that finds the disk full frees the reserve, and must not be the only one that fails. */
const retryWithReserve =
  ({ diskReserve }: Pick<CallServices, 'diskReserve'>): Attempt =>
  async (work) => {
    try {
      return await work()
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.code !== 'storage_full') throw problem
      await diskReserve.release()
      return work()
    }
  }

const maxParameters = 100

/** The query as a record of strings. A repeated parameter is ambiguous and rejected. */
export function readQuery(text: string): Readonly<Record<string, string>> {
  const query = new Map<string, string>()
  for (const [key, value] of pairsIn(text)) {
    if (query.size === maxParameters) throw refused(key, tooMany)
    if (query.has(key)) throw refused(key, twice)
    if (key.includes('\0') || value.includes('\0')) throw refused(key, unprintable)
    query.set(key, value)
  }
  return Object.fromEntries(query)
}

function refused(key: string, { id: code, message }: Message): Problem {
  return new Problem('invalid_query', {}, { fields: [{ path: [key.slice(0, 100)], message, code }] })
}

const tooMany = /*i18n*/ { id: 'query.too_many', message: 'A URL can have at most 100 query parameters.' }
const twice = /*i18n*/ { id: 'query.twice', message: 'This parameter appears twice in the URL. Remove one.' }
const unprintable = /*i18n*/ {
  id: 'query.unprintable',
  message: 'This parameter contains a null character. Remove it.',
}

/** Nearly all queries have no escapes, and need no URL parser. */
function pairsIn(text: string): Iterable<readonly [string, string]> {
  if (!/^[\w&=.:-]*$/.test(text)) return new URLSearchParams(text)
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    })
}

type RunContext = Parameters<AnyCall['run']>[0]

const claimNothing = async () => {}

/** A repeated create with the same key gets the first response, and creates nothing. */
async function runIdempotently(
  call: AnyCall,
  request: Omit<RunContext, 'idempotencyClaim'>,
  context: Context,
  { modules, idempotencyKeys }: CallServices,
): Promise<Reply> {
  const callContext = (idempotencyClaim: IdempotencyClaim): RunContext => ({
    ...modules,
    ...request,
    idempotencyClaim,
  })
  const key = call.again && keyFrom(context.headers['idempotency-key'])
  if (key === undefined) return call.run(callContext(claimNothing))
  const { actor, visitor, params, query, body } = request
  const who = actor === undefined ? { id: 'visitor', key: keyOfVisitor(key, visitor) } : { id: actor.id, key }
  const attempt = { caller: `${who.id} ${call.at}`, key: who.key, request: { params, query, body } }
  return idempotencyKeys.runOnce(
    { ...attempt, takesFiles: call.takesFiles },
    (idempotencyClaim) => call.run(callContext(idempotencyClaim)),
    (id) => call.again?.(callContext(claimNothing), id) ?? Promise.reject(new Problem('not_found')),
  )
}

/**
 * Visitors have no id, and their IP addresses are not stored. The key is part of the hash, and stored nowhere else, so
 * that no one can find the address by trying all of them.
 */
const keyOfVisitor = (key: string, { address }: Pick<Visitor, 'address'>) =>
  hash('sha256', JSON.stringify([address, key]))

/** A path with an invalid parameter is answered with 404, without details. */
function valid<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  code: 'not_found' | 'invalid_query' | 'invalid_request',
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given, { reportInput: true })
  if (success) return data
  throw code === 'not_found' ? new Problem(code) : new Problem(code, {}, { fields: fieldProblems(error) })
}

/** Responses are parsed by their schema too, so that undeclared properties are never sent. */
function send(call: AnyCall, reply: Reply, context: Context, { sessionCookie }: CallServices): void {
  const schema = reply.status === 200 || reply.status === 201 ? call.responses[reply.status] : undefined
  context.status = reply.status
  context.set('content-security-policy', dataPolicy)
  context.set('cache-control', isPersonal(context.state.visitor) ? 'private, no-store' : 'no-store')
  context.set({ ...reply.headers })
  if (reply.headers?.etag !== undefined && context.fresh) {
    context.status = 304
    return
  }
  if (reply.session !== undefined) {
    context.set('cache-control', 'private, no-store')
    context.append('set-cookie', sessionCookie.set(reply.session))
  }
  if (schema === undefined) context.body = null
  else if (mediaTypeOf(schema) !== undefined) {
    context.body = schema.parse(reply.body)
    context.set('content-type', `${mediaTypeOf(schema)}; charset=utf-8`)
  } else {
    // Before the body, because Koa would otherwise set a type of its own.
    context.set('content-type', 'application/json; charset=utf-8')
    // A buffer, because Koa would measure a string and then encode it again.
    context.body = Buffer.from(JSON.stringify(schema.parse(reply.body)))
  }
}

/** Responses that are the same for everyone, by their body. */
const constants = new WeakMap<object, CachedResponse>()

async function sendConstant({ responses }: AnyCall, { body }: Reply, context: Context): Promise<void> {
  const key = Object(body)
  const cachedResponse =
    constants.get(key) ?? toCachedResponse(JSON.stringify(responses[200]?.parse(body)), constantHeaders)
  constants.set(key, cachedResponse)
  context.respond = false
  await sendCachedResponse(cachedResponse, context.req, context.res)
}

const constantHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': dataPolicy,
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
}
