/** Calls of the demonstration content. Only owners may make them. */

import type { TypeName } from '@cyanotype/content/model/index.ts'
import { localeCodes, model } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { DemonstrationContent } from './index.ts'

const call = callUsing<{ demonstration: DemonstrationContent }>()

const typeNames = Object.values(model).map(({ name }): TypeName => name)
const typeName = z.enum(typeNames)

const counts = z.object({
  documents: z.number(),
  singles: z.number(),
  media: z.number(),
})

const report = call('GET /api/demonstration', {
  summary: 'Lists the demonstration content that is still on the site, and what users have edited in it.',
  may: 'demonstration.manage',
  responses: {
    200: z.object({
      documents: z
        .array(z.object({ type: typeName, count: z.number() }))
        .describe('Documents without edits, by type.'),
      singles: z.array(typeName).describe('Singles without edits.'),
      media: z.number().describe('Files without edits.'),
      edited: z
        .array(
          z.object({
            type: z.enum([...typeNames, 'media']),
            id: z.string(),
            title: z.string().describe('Empty for a single.'),
          }),
        )
        .describe('What users have edited. It stays unless its id is sent.'),
      isUnnamed: z.boolean().describe('Whether the site still has the name of the demonstration.'),
      isOffered: z.boolean().describe('Whether no owner has decided yet to keep or remove it.'),
      removal: counts
        .extend({ at: z.iso.datetime(), until: z.iso.datetime() })
        .nullable()
        .describe('The removal that can be undone.'),
    }),
  },
  async run({ demonstration }) {
    const { edited, ...found } = await demonstration.report()
    const isOffered = await demonstration.isOffered()
    return reply(200, {
      ...found,
      isOffered,
      documents: [...found.documents],
      singles: [...found.singles],
      edited: edited.map(({ type, id, title }) => ({ type, id, title })),
    })
  },
})

const offer = call('GET /api/demonstration/offer', {
  summary: 'Checks whether no owner has decided yet to keep or remove the demonstration content.',
  may: 'demonstration.manage',
  responses: { 200: z.object({ isOpen: z.boolean() }) },
  run: async ({ demonstration }) => reply(200, { isOpen: await demonstration.isOffered() }),
})

const keep = call('POST /api/demonstration/keep', {
  summary: 'Keeps the demonstration content, and closes the offer to remove it.',
  may: 'demonstration.manage',
  responses: { 204: null },
  async run({ demonstration, actor }) {
    await demonstration.keep(actor)
    return reply(204, undefined)
  },
})

const remove = call('POST /api/demonstration/remove', {
  summary: 'Moves the demonstration content to the trash, and gives the site empty texts and its own name.',
  may: 'demonstration.manage',
  requiresRecentAuth: true,
  body: z.strictObject({
    alsoEdited: z.array(z.string().max(100)).max(1_000).default([]),
    name: z.string().trim().min(1).max(80).optional().describe('The name of the site in all languages.'),
    color: z
      .string()
      .regex(/^(?:#[0-9a-f]{6})?$/i)
      .optional()
      .describe('The brand colour. Empty for the default.'),
    locales: z
      .array(anyLocale)
      .min(1)
      .max(localeCodes.length)
      .optional()
      .describe('The languages of the site. The first is the default language.'),
  }),
  responses: { 200: counts, problems: ['invalid_request'] },
  run: async ({ demonstration, actor, body }) => reply(200, await demonstration.remove({ actor, ...body })),
})

const undo = call('POST /api/demonstration/undo', {
  summary: 'Restores the demonstration content as it was before its removal.',
  may: 'demonstration.manage',
  requiresRecentAuth: true,
  responses: { 200: counts, problems: ['nothing_to_undo'] },
  run: async ({ demonstration, actor }) => reply(200, await demonstration.undo(actor)),
})

export const demonstrationCalls = [report, offer, keep, remove, undo] as const
