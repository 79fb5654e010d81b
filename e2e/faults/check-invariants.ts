/** Checks that must hold after every power cut. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { useAuditSecrets } from '../../server/audit/chain-keys.ts'
import { verifyAuditLog } from '../../server/audit/verify-chain.ts'
import { existingSecrets } from '../../server/config/site-secret.ts'
import type { Db, OpenOptions } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/database.ts'
import type { Editor } from '../../tools/testing/editor.ts'
import { oneVersion } from '../../tools/testing/editor.ts'
import type { ConfirmedChange } from './workers.ts'

const published = z.object({
  layers: z.record(z.string(), z.object({ publishedVersion: z.int().nullable() })),
})
const item = z.object({ id: z.string(), src: z.string() })

/** Confirmed changes that are missing or incomplete. */
export async function missing(
  editor: Editor,
  log: readonly ConfirmedChange[],
  dataFolder: string,
): Promise<ConfirmedChange[]> {
  const files = await readdir(dataFolder, { recursive: true })
  const isThere = async (one: ConfirmedChange): Promise<boolean> => {
    switch (one.kind) {
      case 'save': {
        const path = `/api/documents/updates/${one.document}/en/versions/${one.version}`
        return (await editor.call('GET', path, oneVersion)).data.title === one.title
      }
      case 'publish': {
        const { layers } = await editor.call('GET', `/api/documents/updates/${one.document}`, published)
        return (layers.en?.publishedVersion ?? 0) >= one.version
      }
      case 'upload': {
        const { src } = await editor.call('GET', `/api/media/${one.id}`, item)
        return src === one.src && (await hasExpectedHash(dataFolder, files, src))
      }
    }
  }
  const lost: ConfirmedChange[] = []
  for (let begin = 0; begin < log.length; begin += batchSize) {
    const some = log.slice(begin, begin + batchSize)
    const found = await Promise.all(some.map((one) => isThere(one).catch(unlessNotFound)))
    lost.push(...some.filter((_, index) => !found[index]))
  }
  return lost
}

const batchSize = 25

/** Any other error does not tell whether the object exists. */
function unlessNotFound(reason: unknown): false {
  if (String(reason).includes('returned 404')) return false
  throw reason
}

/** The name and the URL of a file contain its hash. */
async function hasExpectedHash(dataFolder: string, files: readonly string[], name: string): Promise<boolean> {
  const hash = /[0-9a-f]{64}/.exec(name)?.[0]
  const file = files.find((path) => hash !== undefined && basename(path).includes(hash))
  if (file === undefined) return false
  return (
    createHash('sha256')
      .update(await readFile(join(dataFolder, file)))
      .digest('hex') === hash
  )
}

/** Descriptions of incomplete data; empty if everything is complete. */
export async function findIncomplete(where: OpenOptions): Promise<string[]> {
  const db = await openDatabase(where)
  try {
    useAuditSecrets(
      db,
      await existingSecrets({ dataDir: where.dataDir, secret: undefined, previousSecret: undefined }),
    )
    const { broken } = await verifyAuditLog(db.kysely)
    const problems =
      broken === undefined ? [] : [`The audit log is damaged: entry ${broken.number} is ${broken.because}.`]
    for (const [what, query] of Object.entries(incompleteQueries)) {
      const { rows } = await query.execute(db.kysely)
      if (rows.length > 0) problems.push(`${what}: ${JSON.stringify(rows[0])}`)
    }
    problems.push(...(await withoutFile(db, where.dataDir)))
    if (db.dialect === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.kysely)
      const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db.kysely)
      if (rows[0]?.integrity_check !== 'ok')
        problems.push(`The database file is damaged: ${JSON.stringify(rows[0])}`)
      if (orphans.length > 0) problems.push(`Foreign key without a target: ${JSON.stringify(orphans[0])}`)
    }
    return problems
  } finally {
    await db.close()
  }
}

/** Media rows without their file, including unconfirmed uploads. */
async function withoutFile({ kysely }: Db, dataFolder: string): Promise<string[]> {
  const files = await readdir(dataFolder, { recursive: true })
  const items = await kysely.selectFrom('media').select(['id', 'file', 'source']).execute()
  const problems: string[] = []
  for (const { id, file, source } of items) {
    const found = await Promise.all([file, source].map((name) => hasExpectedHash(dataFolder, files, name)))
    if (found.includes(false)) problems.push(`Media file missing or incomplete: ${id}.`)
  }
  return problems
}

const incompleteQueries = {
  'Draft is not the newest version': sql`
    select document_id, layer from document_layers where draft_version <>
      (select coalesce(max(number), 0) from versions where versions.document_id = document_layers.document_id
        and versions.layer = document_layers.layer)`,
  'Published layer without a publication': sql`
    select document_id, layer from document_layers where published_version is not null and not exists
      (select 1 from publications where publications.document_id = document_layers.document_id
        and publications.layer = document_layers.layer and publications.until_at is null
        and publications.version = document_layers.published_version)`,
  'Document missing in the audit log': sql`
    select id from documents where created_by is not null and not exists
      (select 1 from audit where audit.subject_id = documents.id)`,
}
