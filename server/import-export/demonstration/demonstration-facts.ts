/** What the database stores about the demonstration: where it came from, and what a removal can restore. */

import { anyLayer } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Queries, Transaction } from '../../db/index.ts'

const names = { origin: 'demonstration', removal: 'demonstration.removal' } as const

/**
 * `imported`: no owner has decided yet whether it stays. `done`: it was kept, or the database had content
 * of its own.
 */
export type DemonstrationOrigin = 'imported' | 'done'

const layerState = z.object({
  layer: anyLayer,
  draft: z.number(),
  published: z.number().nullable(),
  changedAt: z.string().nullable(),
})

const schedule = z.object({
  document_id: z.string(),
  layer: z.string(),
  action: z.enum(['publish', 'unpublish']),
  type: z.string(),
  version: z.number(),
  set_id: z.string(),
  due_at: z.string(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  failure: z.string().nullable(),
})

const removalSchema = z.object({
  at: z.string(),
  documents: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      layers: z.array(layerState),
      schedules: z.array(schedule),
    }),
  ),
  media: z.array(z.string()),
})
export type Removal = z.infer<typeof removalSchema>

/** Undefined while the database was never filled. */
export async function readOrigin(queries: Queries): Promise<DemonstrationOrigin | undefined> {
  const value = await read(queries, names.origin)
  if (value === undefined) return undefined
  return value === 'imported' ? 'imported' : 'done'
}

export const writeOrigin = (queries: Queries, origin: DemonstrationOrigin) =>
  write(queries, names.origin, origin)

export async function readRemoval(queries: Queries): Promise<Removal | undefined> {
  const value = await read(queries, names.removal)
  return value === undefined ? undefined : removalSchema.parse(JSON.parse(value))
}

export const writeRemoval = (trx: Transaction, removal: Removal) =>
  write(trx, names.removal, JSON.stringify(removal))

export async function deleteRemoval(trx: Transaction): Promise<void> {
  await trx.deleteFrom('facts').where('name', '=', names.removal).execute()
}

async function read(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

async function write(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
