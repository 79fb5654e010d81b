/**
 * Types of the request and response of each call, taken from the server's declarations. Imports types only.
 */
import type { Address, AnswerOf, BodyOf, ParamsOf, QueryOf } from '@cyanotype/server/call-list.ts'

/** `GET /api/documents/{type}` and every other call that the server declares. */
export type CallAddress = Address
/** The response body of a successful call. */
export type AnswerAt<At extends CallAddress> = AnswerOf<At>

/** A part that the call does not declare is left out of the request. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Readonly<Record<Name, NonNullable<Value>>>

/** Path parameters, query and body of a call. */
export type RequestAt<At extends CallAddress> = Part<'params', ParamsOf<At>> &
  Part<'query', QueryOf<At>> &
  Part<'body', BodyOf<At>>
