/** Calls of the folders of the media library. */
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'
import type { Media } from '../index.ts'
import { mediaFolder } from './media-schemas.ts'

const call = callUsing<{ media: Media }>()

const params = z.object({ id: z.uuid() })
const name = z.string().trim().min(1).max(120)
const parent = z.uuid().nullable().describe('The folder that it is in; null at the top.')

export const mediaFolderCalls = [
  call('GET /api/media/folders', {
    summary: 'Lists all folders of the library.',
    may: 'media.read',
    answers: { 200: z.object({ items: z.array(mediaFolder) }) },
    run: async ({ media }) => reply(200, { items: [...(await media.folders())] }),
  }),
  call('POST /api/media/folders', {
    summary: 'Makes a folder.',
    may: 'media.edit',
    body: z.strictObject({ name, parent: parent.default(null) }),
    answers: { 201: mediaFolder, problems: ['invalid_request', 'folder_name_taken'] },
    run: async ({ media, actor, body }) => reply(201, await media.createFolder(actor, body)),
  }),
  call('PATCH /api/media/folders/{id}', {
    summary: 'Gives a folder another name, or puts it somewhere else with all that is in it.',
    may: 'media.edit',
    params,
    body: z.strictObject({ name: name.optional(), parent: parent.optional() }),
    answers: {
      200: mediaFolder,
      problems: ['not_found', 'invalid_request', 'folder_name_taken', 'folder_inside_itself'],
    },
    run: async ({ media, actor, params: { id }, body }) =>
      reply(200, await media.changeFolder(actor, id, body)),
  }),
  call('DELETE /api/media/folders/{id}', {
    summary: 'Deletes a folder that is empty.',
    may: 'media.edit',
    params,
    answers: { 204: null, problems: ['not_found', 'folder_not_empty'] },
    async run({ media, actor, params: { id } }) {
      await media.removeFolder(actor, id)
      return reply(204, undefined)
    },
  }),
] as const
