/**
 * Types of an API client, derived from the list of calls: input and output of each address as JSON. Types
 * only, no server code.
 */
import type { z } from 'zod'
import type { AnyCall } from './define-call.ts'

/** An optional part of a call. Undefined where the call does not declare it. */
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

/** The body of a successful answer, with any status. `undefined` where there is none. */
type AnswerIn<Answers> = {
  [Status in Extract<keyof Answers, 200 | 201 | 204>]: Answers[Status] extends z.ZodType
    ? Out<Answers[Status]>
    : undefined
}[Extract<keyof Answers, 200 | 201 | 204>]
