/**
 * A call, declared once: method and path, access, input, output and a short body. Validation, the access
 * check, the OpenAPI document and the typed client of the admin are derived from it.
 */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Permission } from '@cyanotype/content/model/index.ts'
import type { z } from 'zod'
import type { ProblemCode } from '../../problems/problems.ts'
import type { IdempotencyClaim } from '../idempotency/index.ts'
import type { LimitName } from '../limits/index.ts'
import type { Actor, Visitor } from './principal.ts'
import type { Reply } from './reply.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Method and path, with parameters in braces: `PUT /api/documents/{type}/{id}/{locale}`. */
type Address = `${Method} /${string}`

/**
 * Who may make a call: anyone, any signed-in user, or users with a permission. If the path contains `{type}`
 * and `{locale}`, the permission is checked for exactly these, before the body is read.
 */
export type Access = 'anyone' | 'signed-in' | Permission

/**
 * What an API token may do with a call: a scope, `public` for what anyone may do, or nothing. `token-access.ts`
 * derives it from the permission.
 */
export type TokenAccess = 'refused' | 'public' | TokenScope

/** The possible responses: a body by status, and the problems by name. */
interface ResponseSchemas {
  readonly 200?: z.ZodType
  readonly 201?: z.ZodType
  /** No content. */
  readonly 204?: null
  readonly problems?: readonly ProblemCode[]
}

type Shape = z.ZodObject | undefined
type Read<S> = S extends z.ZodType ? z.output<S> : undefined
type Written<S> = S extends z.ZodType ? z.input<S> : undefined

/** The input of the body of a call, in addition to its modules. `actor` is set unless anyone may call. */
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
  /** For what no schema covers: headers, and streamed bodies. */
  readonly request: IncomingMessage
  /**
   * Call this in the transaction of a create that has `again`, with the id of the result, so that a repeat
   * does not create it twice.
   */
  readonly idempotencyClaim: IdempotencyClaim
}

type Replies<A extends ResponseSchemas> = {
  [Status in Extract<keyof A, 200 | 201 | 204>]: Reply<Status, Written<A[Status]>>
}[Extract<keyof A, 200 | 201 | 204>]

interface Declaration<
  Uses,
  May extends Access,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  A extends ResponseSchemas,
> {
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly may: May
  /** Only where it differs from what the permission implies. */
  readonly token?: TokenAccess
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** The size limit of the body in bytes. 1 MB by default. */
  readonly bodyLimit?: number
  /** The body is a form with files, which `run` reads from the request as it arrives. */
  readonly takesFiles?: true
  /** An additional limit, besides the one that all calls of a user share. */
  readonly limit?: LimitName
  /** A write that still works when the disk is full: signing in, and deleting. */
  readonly worksOnFullDisk?: true
  /**
   * Requires the password within the last ten minutes, so that an unattended screen does not allow sensitive
   * actions.
   */
  readonly requiresRecentAuth?: true
  /** Also for users whose role requires a second factor that they have not set up yet. */
  readonly worksWithoutFactor?: true
  /** The admin sends it without an action of the user, so it does not extend the session. */
  readonly isAutomatic?: true
  /**
   * The response is the same object for everyone: it is serialised and compressed once, has an ETag, and may be
   * cached.
   */
  readonly isConstant?: true
  /** The timeout of `run` in milliseconds. 30 seconds by default. */
  readonly timeoutMs?: number
  readonly responses: A
  /** A method rather than a property, so that different calls can be assigned to `AnyCall`. */
  run(context: Uses & CallContext<May, Params, Query, Body>): Promise<Replies<A>> | Replies<A>
  /**
   * For a create that may be repeated with the same `Idempotency-Key`: returns the response for the first
   * result. See `idempotencyClaim`.
   */
  again?(context: Uses & CallContext<May, Params, Query, Body>, id: string): Promise<Replies<A>> | Replies<A>
}

interface Call<
  Uses,
  At extends Address,
  May extends Access,
  Params extends Shape,
  Query extends Shape,
  Body extends z.ZodType | undefined,
  A extends ResponseSchemas,
> extends Declaration<Uses, May, Params, Query, Body, A> {
  readonly at: At
  /** Only a type: a server without one of these modules cannot handle the call. */
  readonly uses?: (modules: Uses) => void
}

/**
 * Any call, for code that iterates over all calls. With `Modules`: any call that a server with these modules
 * can handle.
 */
export interface AnyCall<Modules = never> {
  readonly at: Address
  readonly uses?: (modules: Modules) => void
  readonly summary: string
  readonly may: Access
  readonly token?: TokenAccess
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: z.ZodType | undefined
  readonly bodyLimit?: number
  readonly takesFiles?: true
  readonly limit?: LimitName
  readonly worksOnFullDisk?: true
  readonly requiresRecentAuth?: true
  readonly worksWithoutFactor?: true
  readonly isAutomatic?: true
  readonly isConstant?: true
  readonly timeoutMs?: number
  readonly responses: ResponseSchemas
  run(context: AnyCallContext): Promise<Reply> | Reply
  again?(context: AnyCallContext, id: string): Promise<Reply> | Reply
}

type AnyCallContext = CallContext<Access, Shape, Shape, z.ZodType | undefined>

/**
 * Creates the `call` function of a file. The type names the modules that its calls use: `callUsing<{
 * documents: Documents }>()`.
 */
export function callUsing<Uses extends object>() {
  return <
    const At extends Address,
    const May extends Access,
    const A extends ResponseSchemas,
    Params extends Shape = undefined,
    Query extends Shape = undefined,
    Body extends z.ZodType | undefined = undefined,
  >(
    at: At,
    declaration: Declaration<Uses, May, Params, Query, Body, A>,
  ): Call<Uses, At, May, Params, Query, Body, A> => ({ at, ...declaration })
}

/** An optional part of a call. Undefined where the call does not declare it. */
type In<Schema> = [Schema] extends [undefined] ? undefined : z.input<Extract<Schema, z.ZodType>>
/** `unknown` for a streamed body: a client gets it as a file. */
type Out<Schema> = Schema extends z.ZodType
  ? z.output<Schema> extends Readable
    ? unknown
    : z.output<Schema>
  : undefined

/**
 * Types of an API client, derived from the list of calls: input and output of each address as JSON. Types only, no
 * server code. `type ApiClient = ClientOf<typeof calls>`; `ApiClient['GET /api/auth/check']['response']`.
 */
export type ClientOf<
  Calls extends readonly Pick<AnyCall, 'at' | 'params' | 'query' | 'body' | 'responses'>[],
> = {
  readonly [One in Calls[number] as One['at']]: {
    readonly params: In<One['params']>
    readonly query: In<One['query']>
    readonly body: In<One['body']>
    readonly response: ResponseIn<One['responses']>
  }
}

/** The body of a successful response, with any status. `undefined` where there is none. */
type ResponseIn<Answers> = {
  [Status in Extract<keyof Answers, 200 | 201 | 204>]: Answers[Status] extends z.ZodType
    ? Out<Answers[Status]>
    : undefined
}[Extract<keyof Answers, 200 | 201 | 204>]
