/**
 * A call, declared once: method and path, who may make it, what goes in, what may come out, and a short body. From the
 * declaration come validation, the access check, the OpenAPI document and the admin's typed client.
 */
import type { IncomingMessage } from 'node:http'
import type { Permission } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import type { ProblemCode } from '../../problems/problems.ts'
import type { IdempotencyClaim } from '../idempotency/index.ts'
import type { LimitName } from '../limits/index.ts'
import type { Actor, Visitor } from './principal.ts'
import type { Reply } from './reply.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path, with parameters in braces: `PUT /api/documents/{type}/{id}/{locale}`. */
export type Address = `${Method} /${string}`

/**
 * Who may make a call: anyone; whoever is signed in; or whoever has a permission. Where the path names a `{type}` and a
 * `{locale}`, the permission is asked for exactly those, before the body is read.
 */
export type Access = 'anyone' | 'signed-in' | Permission

/** What may come out: a body by status, and the problems by name. */
export interface Answers {
  readonly 200?: z.ZodType
  readonly 201?: z.ZodType
  /** Nothing to say: no body. */
  readonly 204?: null
  readonly problems?: readonly ProblemCode[]
}

type Shape = z.ZodObject | undefined
type Read<S> = S extends z.ZodType ? z.output<S> : undefined
type Written<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a call's body gets, beside the modules that it uses. `actor` is there unless anyone may call. */
interface CallContext<
  May extends Access,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
> {
  readonly params: Read<Params>
  readonly query: Read<Query>
  readonly body: Read<Body>
  readonly actor: May extends 'anyone' ? Actor | undefined : Actor
  readonly visitor: Visitor
  /** For what no schema can say: headers, and a body that is a stream. */
  readonly request: IncomingMessage
  /** In the transaction of a create that has `again`: what was made, so that it is not made twice. */
  readonly idempotencyClaim: IdempotencyClaim
}

type Replies<A extends Answers> = {
  [Status in Extract<keyof A, 200 | 201 | 204>]: Reply<Status, Written<A[Status]>>
}[Extract<keyof A, 200 | 201 | 204>]

interface Declaration<
  Uses,
  May extends Access,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  A extends Answers,
> {
  /** One sentence for the API's documentation. */
  readonly summary: string
  readonly may: May
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The most bytes that the body may have; 1 MB unless said. */
  readonly bodyLimit?: number
  /** The body is a form with files, which `run` reads from the request as it arrives. */
  readonly takesFiles?: true
  /** A limit of its own, beside the one for all calls of a person together. */
  readonly limit?: LimitName
  /** It changes something, and still works when the disk is full: signing in, and what deletes. */
  readonly worksOnFullDisk?: true
  /** For whoever gave their password within ten minutes only: nothing grave is done at a screen that was left open. */
  readonly requiresRecentAuth?: true
  /** The answer is the same object for everybody: it is written and compressed once, with an ETag, and may be cached. */
  readonly isConstant?: true
  /** How long `run` may take, in milliseconds; 30 seconds unless said. */
  readonly timeoutMs?: number
  readonly answers: A
  /** A method, so that a list of different calls can be walked as calls of any kind. */
  run(context: Uses & CallContext<May, Params, Query, Body>): Promise<Replies<A>> | Replies<A>
  /** A create that may be sent twice under one `Idempotency-Key`: the answer for what the first made. See `idempotencyClaim`. */
  again?(context: Uses & CallContext<May, Params, Query, Body>, id: string): Promise<Replies<A>> | Replies<A>
}

interface Call<
  Uses,
  At extends Address,
  May extends Access,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  A extends Answers,
> extends Declaration<Uses, May, Params, Query, Body, A> {
  readonly at: At
  /** A type only: a server that lacks one of these modules cannot answer the call. */
  readonly uses?: (modules: Uses) => void
}

/** A call of any kind, for whoever walks the list of them; with `Modules`, one that a server with these can answer. */
export interface AnyCall<Modules = never> {
  readonly at: Address
  readonly uses?: (modules: Modules) => void
  readonly summary: string
  readonly may: Access
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: z.ZodType | undefined
  readonly bodyLimit?: number
  readonly takesFiles?: true
  readonly limit?: LimitName
  readonly worksOnFullDisk?: true
  readonly requiresRecentAuth?: true
  readonly isConstant?: true
  readonly timeoutMs?: number
  readonly answers: Answers
  run(context: AnyCallContext): Promise<Reply> | Reply
  again?(context: AnyCallContext, id: string): Promise<Reply> | Reply
}

type AnyCallContext = CallContext<Access, Shape, Shape, z.ZodType | undefined>

/** Makes the `call` of a file. Its type names the modules that the bodies use: `callUsing<{ documents: Documents }>()`. */
export function callUsing<Uses extends object>() {
  return <
    const At extends Address,
    const May extends Access,
    const A extends Answers,
    Params extends Shape = undefined,
    Query extends Shape = undefined,
    Body extends z.ZodType | undefined = undefined,
  >(
    at: At,
    declaration: Declaration<Uses, May, Params, Query, Body, A>,
  ): Call<Uses, At, May, Params, Query, Body, A> => ({ at, ...declaration })
}
