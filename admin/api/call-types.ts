/** What each call takes and answers, read off the server's own declarations: only types come from there. */
import type { Address, AnswerOf, BodyOf, ParamsOf, QueryOf } from '@cyanotype/server/call-list.ts'

/** `GET /api/documents/{type}`, and every other call that the server declares. */
export type CallAddress = Address
/** The body that a call answers with when it succeeds. */
export type AnswerAt<At extends CallAddress> = AnswerOf<At>

/** A part that a call does not declare is not asked for. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Readonly<Record<Name, NonNullable<Value>>>

/** Path parameters, query and body of a call. */
export type RequestAt<At extends CallAddress> = Part<'params', ParamsOf<At>> &
  Part<'query', QueryOf<At>> &
  Part<'body', BodyOf<At>>
