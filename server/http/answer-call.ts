/**
 * What every call passes through, in this order: session, origin, permission, and only then what was sent. Whoever may
 * not make a call learns nothing about what it takes.
 */
import type { DocumentType, Layer, Types } from '@cyanotype/content/model/index.ts'
import { layers, may } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import type { AnyCall, Reply } from './call.ts'
import type { Context, Surroundings } from './context.ts'
import { fieldProblems } from './field-problems.ts'
import { dataPolicy } from './headers.ts'
import { isOwnRequest } from './own-origin.ts'
import { Problem } from './problems.ts'
import { readBody } from './read-body.ts'
import { readQuery } from './read-query.ts'
import type { Actor } from './visitor.ts'

type Params = Readonly<Record<string, string>>

export async function answerCall(
  call: AnyCall,
  params: Params,
  context: Context,
  surroundings: Surroundings,
): Promise<void> {
  const { services, isOwnOrigin } = surroundings
  const { visitor } = context.state
  const actor = await services.auth.actorOf(visitor.session)
  const changes = !['GET', 'HEAD'].includes(context.method)
  if (changes && !isOwnRequest(context.headers, isOwnOrigin)) throw new Problem('foreign_origin')
  checkAccess(call, actor, params, services.documents.types)
  const asked = {
    params: call.params && valid(call.params, params, 'not_found'),
    query: call.query && valid(call.query, readQuery(context.querystring), 'invalid_query'),
    body: call.body && valid(call.body, await readBody(context.req, call.bodyLimit), 'invalid_request'),
  }
  const reply = await call.run({ ...services, ...asked, visitor, actor, request: context.req })
  send(call, reply, context, surroundings)
}

function checkAccess(call: AnyCall, actor: Actor | undefined, params: Params, types: Types): void {
  if (call.may === 'anyone') return
  if (actor === undefined) throw new Problem('not_signed_in')
  if (call.may === 'signed-in') return
  if (!may(actor, call.may, subjectOf(params, types))) throw new Problem('not_allowed')
}

function subjectOf({ type, locale }: Params, types: Types): { type?: DocumentType; layer?: Layer } {
  const known = type !== undefined && Object.hasOwn(types, type) ? types[type] : undefined
  const layer = layers.find((one) => one === locale)
  return { ...(known && { type: known }), ...(layer && { layer }) }
}

/** An address whose parts have the wrong form leads nowhere: it is not found, rather than explained. */
function valid<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  code: 'not_found' | 'invalid_query' | 'invalid_request',
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given, { reportInput: true })
  if (success) return data
  throw code === 'not_found' ? new Problem(code) : new Problem(code, {}, { fields: fieldProblems(error) })
}

/** An answer is parsed by its schema as well: what that does not name never leaves the house. */
function send(call: AnyCall, reply: Reply, context: Context, { sessionCookie }: Surroundings): void {
  const schema = reply.status === 200 || reply.status === 201 ? call.answers[reply.status] : undefined
  context.status = reply.status
  context.set('content-security-policy', dataPolicy)
  context.set('cache-control', context.state.visitor.session === undefined ? 'no-store' : 'private, no-store')
  context.set({ ...reply.headers })
  if (reply.session !== undefined) {
    context.set('cache-control', 'private, no-store')
    context.append('set-cookie', sessionCookie.set(reply.session))
  }
  if (schema === undefined) context.body = null
  else {
    context.body = JSON.stringify(schema.parse(reply.body))
    context.set('content-type', 'application/json; charset=utf-8')
  }
}
