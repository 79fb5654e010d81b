/**
 * The types of a client that is made from the list of calls: what an address takes, and what it answers, as JSON carries
 * it. Only types: nothing of the server comes along.
 */
import type { z } from 'zod'
import type { AnyCall } from './define-call.ts'

/** A part that a call may have; a call without it has nothing there. */
type In<Schema> = [Schema] extends [undefined] ? undefined : z.input<Extract<Schema, z.ZodType>>
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** `type Client = ClientOf<typeof calls>`; `Client['GET /api/auth/check']['answer']`. */
export type ClientOf<Calls extends readonly Pick<AnyCall, 'at' | 'params' | 'query' | 'body' | 'answers'>[]> =
  {
    readonly [One in Calls[number] as One['at']]: {
      readonly params: In<One['params']>
      readonly query: In<One['query']>
      readonly body: In<One['body']>
      readonly answer: AnswerIn<One['answers']>
    }
  }

/** The body of the success, whichever of them it is; `undefined` where there is none. */
type AnswerIn<Answers> = {
  [Status in Extract<keyof Answers, 200 | 201 | 204>]: Answers[Status] extends z.ZodType
    ? Out<Answers[Status]>
    : undefined
}[Extract<keyof Answers, 200 | 201 | 204>]
