/** Calls of the media library: items, their texts, files and folders. */

import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import { siteLocale, siteLocaleOrDefault } from '@cyanotype/content/model/locale-schemas.ts'
import { mediaId } from '@cyanotype/content/model/schemas.ts'
import { z } from 'zod'
import { callUsing } from '../http/calls/define-call.ts'
import { reply } from '../http/calls/reply.ts'
import type { Media, MediaItem } from './index.ts'
import {
  crop,
  focal,
  kind,
  mediaFolder,
  mediaItem,
  mediaItemWithDuplicates,
  responseFor,
  texts,
} from './library/media-schemas.ts'

const call = callUsing<{ media: Media }>()

const params = z.object({ id: mediaId })
const language = z.object({
  locale: siteLocaleOrDefault('The language of `alt` and `caption`.'),
})
const version = z.coerce
  .number()
  .int()
  .min(1)
  .optional()
  .describe('The version that the change is based on. Required.')
const seenVersion = z.int().min(1).optional().describe('The version that the change is based on. Required.')
const folder = z.string().max(100).describe('The id of a folder. Empty for files without a folder.')
/** Uploads have their own timeouts, and the files are processed afterwards. */
const timeoutMs = 660_000
const strict = ['not_found', 'version_required', 'stale_version'] as const
const refusedFiles = [
  'unknown_file_type',
  'file_type_differs',
  'picture_too_large',
  'unreadable_file',
  'unsafe_drawing',
] as const

const withDuplicates = (item: MediaItem, duplicates: readonly MediaItem[], language: Locale) => ({
  ...responseFor(item, language),
  duplicates: duplicates.filter(({ upload }) => upload === item.upload),
})

async function responseForAll(media: Media, items: readonly MediaItem[], language: Locale) {
  const duplicates = await media.duplicatesOf(items)
  return { items: items.map((item) => withDuplicates(item, duplicates, language)) }
}

const listOfMedia = call('GET /api/media', {
  summary: 'Lists files of the media library, newest first.',
  may: 'media.read',
  query: language.extend({
    q: z
      .string()
      .max(maxSearchText)
      .optional()
      .describe('Words of names and texts, or the beginnings of words.'),
    kind: z
      .enum([...kind.options, 'image'])
      .optional()
      .describe('`image` includes `picture` and `drawing`.'),
    folder: folder.optional(),
    missing: siteLocale.optional().describe('Only images without alt text in this language.'),
    unused: z.enum(['true', 'false']).optional().describe('Only files that no document uses.'),
    upload: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe(
        'Only files with this content: its SHA-256 in hexadecimal. Other filters except `trashed` are ignored.',
      ),
    trashed: z.enum(['true', 'false']).optional().describe('Only files in the trash.'),
    sort: z.enum(['created', 'name']).optional(),
    direction: z.enum(['ascending', 'descending']).optional(),
    after: z.string().max(2_000).optional().describe('The value of `next` from the previous page.'),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  }),
  responses: {
    200: z.object({
      items: z.array(mediaItem),
      next: z.string().nullable().describe('The value of `after` for the next page. Null on the last page.'),
    }),
  },
  async run({ query: { locale, folder, trashed, unused, ...options }, media }) {
    const state = { trashed: trashed === 'true', unused: unused === 'true' }
    const filter = { ...options, ...state, folder: folder === '' ? null : folder }
    const { items, next } = await media.list(filter)
    return reply(200, { items: items.map((item) => responseFor(item, locale)), next })
  },
})

const newMedia = call('POST /api/media', {
  summary: 'Uploads files to the media library, all or none. Send each as `file` of a form.',
  may: 'media.edit',
  query: language.extend({ folder: folder.optional() }),
  takesFiles: true,
  timeoutMs,
  responses: { 201: z.object({ items: z.array(mediaItemWithDuplicates) }), problems: refusedFiles },
  async run({ media, request, actor, query, idempotencyClaim }) {
    const items = await media.upload(request, {
      actor,
      folder: query.folder || null,
      idempotencyClaim,
    })
    return reply(201, await responseForAll(media, items, query.locale))
  },
  async again({ media, query }, ids) {
    const items = await Promise.all(ids.split(' ').map(media.read))
    return reply(201, await responseForAll(media, items, query.locale))
  },
})

const oneMedia = call('GET /api/media/{id}', {
  summary: 'Reads the details of a file.',
  may: 'media.read',
  params,
  query: language,
  responses: { 200: mediaItemWithDuplicates, problems: ['not_found'] },
  async run({ media, params: { id }, query }) {
    const item = await media.read(id)
    return reply(200, withDuplicates(item, await media.duplicatesOf([item]), query.locale))
  },
})

const changedMedia = call('PATCH /api/media/{id}', {
  summary: 'Changes the details of a file: name, texts, focal point, crop or folder.',
  may: 'media.describe',
  params,
  query: language,
  body: z.strictObject({
    version: seenVersion,
    name: z.string().min(1).max(500).optional(),
    folder: z.string().max(100).nullable().optional().describe('Null for no folder.'),
    alts: texts.optional().describe('Texts by language. An empty text deletes one.'),
    captions: texts.optional(),
    focal: focal.nullable().optional(),
    crop: crop.nullable().optional().describe('Null for the whole image.'),
  }),
  responses: { 200: mediaItem, problems: [...strict, 'invalid_request'] },
  async run({ media, actor, params: { id }, query, body: { version, ...changes } }) {
    return reply(200, responseFor(await media.change({ actor, id, version }, changes), query.locale))
  },
})

const replacedMedia = call('PUT /api/media/{id}/file', {
  summary: 'Replaces a file. Pages that use it show the new one.',
  may: 'media.edit',
  token: 'refused',
  params,
  query: language.extend({ version }),
  takesFiles: true,
  timeoutMs,
  responses: { 200: mediaItem, problems: [...strict, ...refusedFiles] },
  async run({ media, actor, request, params: { id }, query: { locale, version } }) {
    return reply(200, responseFor(await media.replace({ actor, id, version }, request), locale))
  },
})

const trashedMedia = call('POST /api/media/{id}/trash', {
  summary: 'Moves a file to the trash. Pages that use it still show it.',
  may: 'media.edit',
  worksOnFullDisk: true,
  params,
  body: z.strictObject({ version: seenVersion }),
  responses: { 200: mediaItem, problems: strict },
  run: async ({ media, actor, params: { id }, body: { version } }) =>
    reply(200, responseFor(await media.trash({ actor, id, version }), defaultLocale())),
})

const restoredMedia = call('POST /api/media/{id}/restore', {
  summary: 'Restores a file from the trash.',
  may: 'media.edit',
  params,
  body: z.strictObject({ version: seenVersion }),
  responses: { 200: mediaItem, problems: strict },
  run: async ({ media, actor, params: { id }, body: { version } }) =>
    reply(200, responseFor(await media.restore({ actor, id, version }), defaultLocale())),
})

const deletedMedia = call('DELETE /api/media/{id}', {
  summary: 'Deletes a file in the trash permanently. If it is in use, the answer lists where.',
  may: 'media.edit',
  token: 'refused',
  params,
  query: z.object({ version }),
  responses: { 204: null, problems: [...strict, 'not_in_trash', 'media_in_use'] },
  async run({ media, actor, params: { id }, query: { version } }) {
    await media.deletePermanently({ actor, id, version })
    return reply(204, undefined)
  },
})

export const mediaCalls = [
  listOfMedia,
  newMedia,
  oneMedia,
  changedMedia,
  replacedMedia,
  trashedMedia,
  restoredMedia,
  deletedMedia,
] as const

const folderParams = z.object({ id: z.uuid() })
const name = z.string().trim().min(1).max(120)
const parent = z.uuid().nullable().describe('The parent folder. Null at the top.')

/** Calls of the folders of the media library. */
export const mediaFolderCalls = [
  call('GET /api/media/folders', {
    summary: 'Lists the folders of the media library.',
    may: 'media.read',
    responses: { 200: z.object({ items: z.array(mediaFolder) }) },
    run: async ({ media }) => reply(200, { items: [...(await media.folders())] }),
  }),
  call('POST /api/media/folders', {
    summary: 'Creates a folder.',
    may: 'media.edit',
    body: z.strictObject({ name, parent: parent.default(null) }),
    responses: { 201: mediaFolder, problems: ['invalid_request', 'folder_name_taken'] },
    run: async ({ media, actor, body }) => reply(201, await media.createFolder(actor, body)),
  }),
  call('PATCH /api/media/folders/{id}', {
    summary: 'Changes the name or the parent of a folder.',
    may: 'media.edit',
    params: folderParams,
    body: z.strictObject({ name: name.optional(), parent: parent.optional() }),
    responses: {
      200: mediaFolder,
      problems: ['not_found', 'invalid_request', 'folder_name_taken', 'folder_inside_itself'],
    },
    run: async ({ media, actor, params: { id }, body }) =>
      reply(200, await media.changeFolder(actor, id, body)),
  }),
  call('DELETE /api/media/folders/{id}', {
    summary: 'Deletes an empty folder.',
    may: 'media.edit',
    params: folderParams,
    responses: { 204: null, problems: ['not_found', 'folder_not_empty'] },
    async run({ media, actor, params: { id } }) {
      await media.removeFolder(actor, id)
      return reply(204, undefined)
    },
  }),
] as const
