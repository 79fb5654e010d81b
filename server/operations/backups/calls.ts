/** Calls of backups. Only owners may make them. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply, streamed } from '../../http/calls/reply.ts'
import type { Messages } from '../../messages/index.ts'
import { problems } from '../../problems/problems.ts'
import { scheduleSchema } from './backup-facts.ts'
import type { Backups } from './index.ts'
import type { BackupResponse } from './stored-backups.ts'
import { backupResponse } from './stored-backups.ts'

const call = callUsing<{ backups: Backups; messages: Messages }>()

const params = z.object({ id: z.string().max(100) })

const running = z.object({
  id: z.string(),
  action: z.enum(['create', 'restore']),
  phase: z.enum(['database', 'media', 'verifying', 'loading']),
  done: z.number(),
  total: z.number().describe('0 while it is unknown.'),
})

const failure = z.object({
  at: z.iso.datetime(),
  action: z.enum(['create', 'restore']),
  message: z.string().describe('The reason, in the requested language.'),
})

const backup = backupResponse.extend({
  proof: z
    .object({ at: z.iso.datetime(), failure: z.string().nullable() })
    .nullable()
    .describe('The result of its test restore. Null if there was none yet.'),
})

/** Why a backup or a restore failed, as it is stored. */
interface StoredReason {
  readonly code: string
  readonly params: Readonly<Record<string, string>>
}

function textOf({ code, params }: StoredReason, messages: Messages, locale: Locale): string {
  const [, { text } = problems.internal] = Object.entries(problems).find(([name]) => name === code) ?? []
  return messages.say(locale, text, { requestId: '–', ...params })
}

const backupShown = ({ proof, ...rest }: BackupResponse, messages: Messages, locale: Locale) => ({
  ...rest,
  proof: proof && { at: proof.at, failure: proof.failure && textOf(proof.failure, messages, locale) },
})

const list = call('GET /api/backups', {
  summary: 'Lists backups, newest first, with the schedule and the work in progress.',
  may: 'backups.manage',
  isAutomatic: true,
  responses: {
    200: z.object({
      items: z.array(backup),
      schedule: scheduleSchema,
      next: z.iso.datetime().nullable().describe('When the next scheduled backup is due.'),
      running: running.nullable(),
      failure: failure.nullable().describe('Why the last backup or restore failed. Null if it succeeded.'),
    }),
    problems: ['backup_storage_unavailable'],
  },
  async run({ backups, messages, visitor: { locale } }) {
    const { items, failure, ...more } = await backups.list()
    return reply(200, {
      ...more,
      items: items.map((item) => backupShown(item, messages, locale)),
      failure: failure && { ...failure, message: textOf(failure, messages, locale) },
    })
  },
})

const create = call('POST /api/backups', {
  summary: 'Starts a backup, which continues after the response.',
  may: 'backups.manage',
  requiresRecentAuth: true,
  responses: { 201: z.object({ id: z.string() }), problems: ['backup_in_progress'] },
  run: async ({ backups, actor }) => reply(201, { id: await backups.create(actor) }),
})

const schedule = call('PUT /api/backups/schedule', {
  summary: 'Changes when backups are made, and how many are kept.',
  may: 'backups.manage',
  requiresRecentAuth: true,
  body: scheduleSchema,
  responses: { 200: scheduleSchema, problems: ['invalid_request', 'backup_without_passphrase'] },
  run: async ({ backups, actor, body }) => reply(200, await backups.setSchedule(actor, body)),
})

const read = call('GET /api/backups/{id}', {
  summary: 'Returns a backup.',
  may: 'backups.manage',
  params,
  responses: { 200: backup, problems: ['not_found', 'backup_storage_unavailable'] },
  run: async ({ backups, messages, visitor, params }) =>
    reply(200, backupShown(await backups.find(params.id), messages, visitor.locale)),
})

const download = call('GET /api/backups/{id}/archive.tar', {
  summary: 'Downloads a backup as one file, encrypted as it is stored.',
  may: 'backups.manage',
  requiresRecentAuth: true,
  params,
  responses: {
    200: streamed('application/x-tar'),
    problems: [
      'not_found',
      'backup_damaged',
      'backup_locked',
      'backup_too_new',
      'backup_migration_missing',
      'backup_storage_unavailable',
    ],
  },
  async run({ backups, actor, params: { id } }) {
    const headers = { 'content-disposition': `attachment; filename="cyanotype-${id}.tar"` }
    return reply(200, await backups.download(actor, id), { headers })
  },
})

const restore = call('POST /api/backups/{id}/restore', {
  summary:
    'Replaces the database with a backup. Verifies the backup first, and restarts the server at the end.',
  may: 'backups.manage',
  requiresRecentAuth: true,
  params,
  responses: {
    204: null,
    problems: [
      ...(['not_found', 'backup_in_progress', 'backup_damaged', 'backup_locked'] as const),
      ...(['backup_too_new', 'backup_migration_missing', 'backup_storage_unavailable'] as const),
    ],
  },
  async run({ backups, actor, params }) {
    await backups.restore(actor, params.id)
    return reply(204, undefined)
  },
})

export const backupCalls = [list, create, schedule, read, download, restore] as const
