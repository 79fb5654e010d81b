/** Checks with query plans that search and indexing never scan a table. */
import { expect, it } from 'vitest'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { recordQueries } from '../testing/query-plans.ts'

it('uses an index for every query about words', async () => {
  const queries = recordQueries(isScan)
  const setup = await openTestDocuments('sqlite', {
    onQuery(statement, parameters) {
      if (statement.includes('search_')) queries.record(statement, parameters)
    },
  })
  queries.reset()
  await doEverything(setup)
  expect(queries.statements()).toBeGreaterThan(10)
  expect(await queries.scans(setup.db)).toEqual([])
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
