/** Calls about the personal data of an e-mail address. The address is in the body, so that no log contains it. */
import { Readable } from 'node:stream'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import { asFile } from '../../platform/csv.ts'
import type { PersonalDataOwner } from './index.ts'
import { erasureReport, foundData } from './personal-data-response.ts'

const call = callUsing<{ personalData: PersonalDataOwner }>()

const email = z.string().trim().pipe(z.email().max(256))

const find = call('POST /api/personal-data/find', {
  summary: 'Finds all data about an e-mail address.',
  may: 'users.manage',
  requiresRecentAuth: true,
  worksOnFullDisk: true,
  body: z.strictObject({ email }),
  responses: { 200: foundData },
  run: async ({ personalData, actor, body }) => reply(200, await personalData.find(actor, body.email)),
})

const exported = call('POST /api/personal-data/export', {
  summary: 'Exports all data about an e-mail address as JSON.',
  may: 'users.manage',
  requiresRecentAuth: true,
  body: z.strictObject({ email }),
  responses: { 200: streamed('application/json') },
  async run({ personalData, actor, body }) {
    const chunks = await personalData.export(actor, body.email)
    return reply(200, Readable.from(chunks), { headers: asFile('personal-data.json') })
  },
})

const erase = call('POST /api/personal-data/erase', {
  summary: 'Deletes all data about an e-mail address permanently, and reports what remains.',
  may: 'users.manage',
  requiresRecentAuth: true,
  worksOnFullDisk: true,
  body: z.strictObject({
    email,
    withAccount: z.boolean().describe('Whether to delete the account too.'),
  }),
  responses: { 200: erasureReport, problems: ['own_account', 'last_owner'] },
  run: async ({ personalData, actor, body }) =>
    reply(200, await personalData.erase(actor, body.email, body.withAccount)),
})

export const emailDataCalls = [find, exported, erase] as const
