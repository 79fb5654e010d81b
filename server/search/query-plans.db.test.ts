/** Checks with query plans that search and indexing never scan a table. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'

it('uses an index for every query about words', async () => {
  const queries = new Map<string, readonly unknown[]>()
  const setup = await openTestDocuments('sqlite', {
    onQuery: (statement, parameters) => queries.set(statement, parameters),
  })
  queries.clear()
  await doEverything(setup)

  const scans: string[] = []
  const ours = [...queries].filter(([statement]) =>
    /^\s*(select|insert|update|delete)[\s\S]*search_/.test(statement),
  )
  for (const [statement, parameters] of ours) {
    for (const step of await planOf(setup, statement, parameters)) {
      if (isScan(step)) scans.push(`${step}: ${statement}`)
    }
  }
  expect(ours.length).toBeGreaterThan(10)
  expect(scans).toEqual([])
})

/** Waiting entries are read from the start of their queue, and the full-text index is read by a match. */
function isScan(step: string): boolean {
  if (/^SCAN (CONSTANT ROW|\d+-ROW VALUES|begun|found|search_waiting USING COVERING INDEX)/.test(step))
    return false
  if (/^SCAN search_index VIRTUAL TABLE INDEX \d+:.*M/.test(step)) return false
  return /^SCAN/.test(step)
}

async function doEverything({ documents, search }: TestDocuments): Promise<void> {
  const named = { actor: null, type: 'updates' }
  const data = { title: 'Night plates', slug: 'night-plates', body: 'Of silver.' }
  const { id } = await documents.create({ ...named, locale: 'en', data, shared: { author: 'Maria' } })
  await documents.publish({ ...named, id, layers: { en: 1, '*': 1 } })
  await documents.save({ ...named, id, layer: '*', version: 1, data: { author: 'Jaan' } })
  await search.indexTerms()
  for (const q of ['silver', 'silv', 'sliver plates']) {
    await search.find({ q, state: 'public', locale: 'en', types: ['updates'], limit: 5 })
    await search.find({ q, state: 'draft', limit: 5 })
  }
  await documents.unpublish({ ...named, id, layers: { en: 1 } })
}

async function planOf(
  setup: TestDocuments,
  statement: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  const parts = `explain query plan ${statement}`.split('?')
  const query = parts
    .slice(1)
    .reduce(
      (built, part, index) => sql`${built}${parameters[index]}${sql.raw(part)}`,
      sql.raw(parts[0] ?? ''),
    )
  const { rows } = await sql<{ detail: string }>`${query}`.execute(setup.db.kysely)
  return rows.map(({ detail }) => detail)
}
