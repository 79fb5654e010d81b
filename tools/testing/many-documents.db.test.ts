import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { startServer } from '../../server/testing/start-server.ts'
import { signIn } from './editor.ts'
import { multiplyDocuments, writeDocument } from './many-documents.ts'
import { owner } from './product.ts'

const kinds = 10

/** The content of a database with `written` documents that were then copied until there are twenty. */
async function twentyDocuments(written: number): Promise<Record<string, unknown[]>> {
  const server = await startServer('sqlite', { config: { firstOwner: owner } })
  const editor = await signIn(server.url, owner)
  const ids: string[] = []
  for (let number = 0; number < written; number += 1)
    ids.push(await writeDocument(editor, number, number % kinds))
  await server.close()
  const file = `${server.dataDir}/cyanotype.db`
  multiplyDocuments(file, ids, 2 * kinds)
  return contentOf(file)
}

/** Every table that copies are written to, without what differs between two runs. */
function contentOf(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare(`select name from pragma_table_list where schema = 'main' and type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter(
      (name) =>
        !/^(sqlite_|outbox|audit|sessions|users|user_devices|facts|search_(words|slips|waiting))/.test(name),
    )
  const content = names.map((name) => {
    const rows = database.prepare(`select * from ${name}`).all()
    return [name, rows.map((row) => withoutIds(JSON.stringify({ ...row, entry: 0 }))).sort()] as const
  })
  database.close()
  return Object.fromEntries(content)
}

const withoutIds = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    // A copy has the fingerprints of the text that it was copied from.
    .replaceAll(/(?<=\\")[\w-]{22}(?=\\")/g, 'fingerprint')

it('copies documents into the same rows that saving them would write', async () => {
  const written = await twentyDocuments(2 * kinds)
  const copied = await twentyDocuments(kinds)
  expect(written.documents).toHaveLength(2 * kinds)
  for (const [table, rows] of Object.entries(written)) expect(copied[table], table).toEqual(rows)
})
