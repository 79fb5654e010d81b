/** Calls of answers to forms. Visitors send them to the page with the form, which is no call. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import { asFile } from '../../platform/csv.ts'
import { formAnswer, status } from './form-answer.ts'
import type { FormAnswers } from './index.ts'

const call = callUsing<{ formAnswers: FormAnswers }>()

const params = z.object({ id: z.string() })

const filter = {
  status: status.optional(),
  form: z.string().max(250).optional().describe('The name of a form. All forms by default.'),
}

const list = call('GET /api/form-answers', {
  summary: 'Lists answers to forms, newest first.',
  may: 'enquiries.manage',
  query: z.object({
    ...filter,
    after: z.string().max(200).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  responses: {
    200: z.object({
      items: z.array(formAnswer),
      next: z.string().nullable(),
      unread: z.int().describe('The number of new answers, at most 1,000.'),
      forms: z.array(z.string()).describe('The names of all forms with answers.'),
    }),
  },
  run: async ({ formAnswers, query }) => reply(200, await formAnswers.list(query)),
})

const exported = call('GET /api/form-answers/export', {
  summary: 'Exports answers to forms as CSV, with a column for each field.',
  may: 'enquiries.manage',
  query: z.object(filter),
  responses: { 200: streamed('text/csv') },
  async run({ formAnswers, actor, query }) {
    const lines = await formAnswers.export(actor, query)
    return reply(200, Readable.from(lines), { headers: asFile('form-answers.csv') })
  },
})

const one = call('GET /api/form-answers/{id}', {
  summary: 'Reads one answer.',
  may: 'enquiries.manage',
  params,
  responses: { 200: formAnswer, problems: ['not_found'] },
  run: async ({ formAnswers, params }) => reply(200, await formAnswers.read(params.id)),
})

const change = call('PATCH /api/form-answers/{id}', {
  summary: 'Sets the status of an answer.',
  may: 'enquiries.manage',
  params,
  body: z.strictObject({ status }),
  responses: { 200: formAnswer, problems: ['not_found'] },
  run: async ({ formAnswers, actor, params, body }) =>
    reply(200, await formAnswers.setStatus(actor, params.id, body.status)),
})

const remove = call('DELETE /api/form-answers/{id}', {
  summary: 'Deletes an answer permanently.',
  may: 'enquiries.manage',
  params,
  responses: { 204: null, problems: ['not_found'] },
  async run({ formAnswers, actor, params }) {
    await formAnswers.remove(actor, params.id)
    return reply(204, undefined)
  },
})

export const formCalls = [list, exported, one, change, remove] as const
