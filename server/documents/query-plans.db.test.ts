/**
 * A query that scans a table is fast in a test but slow with a year of data, so this checks the query plans.
 */
import { expect, it } from 'vitest'
import { openRedirects } from '../content-quality/redirects/index.ts'
import { hour } from '../platform/durations.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { recordQueries } from '../testing/query-plans.ts'

it('uses an index for every query about documents', async () => {
  const queries = recordQueries(grows)
  let passed = 0
  const setup = await openTestDocuments('sqlite', {
    clock: () => new Date(Date.now() + passed),
    onQuery: queries.record,
  })
  const maria = await setup.createUser('Maria')
  queries.reset()
  await doEverything(setup, maria)
  await runEveryQuery(setup, maria, () => {
    passed += hour
  })
  await changeVersions(setup, maria)

  expect(queries.statements()).toBeGreaterThan(30)
  expect(await queries.scans(setup.db)).toEqual([])
})

/** Whether a step takes longer with more data. */
function grows(step: string, statement: string): boolean {
  // Sorts only a few documents, which were found by an index.
  const isFew = statement.startsWith('with "matches" as materialized')
  if (/TEMP B-TREE FOR ORDER/.test(step)) return !isFew
  // Reads only the first rows of an index.
  if (/^SCAN \w+ USING (COVERING )?INDEX/.test(step) && / order by [^)]* limit \?$/.test(statement))
    return / where /.test(statement)
  return /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES|matches$|found$)/.test(step)
}

type PlanSetup = Awaited<ReturnType<typeof openTestDocuments>>

const narrowed = [
  { locale: 'el', status: 'published', q: 'a title' },
  { createdBy: 'Maria' },
  { locale: 'en', translation: 'missing' },
  { ids: 'one,another' },
  { changedFrom: '2026-01-01T00:00:00.000Z', changedTo: '2027-01-01T00:00:00.000Z' },
  { filter: JSON.stringify({ author: { in: ['Maria', 'Jaan'] }, publishedAt: { empty: true } }) },
  { filter: JSON.stringify({ title: { is: 'A title' }, tags: { has: 'blue' } }) },
  { filter: JSON.stringify({ publishedAt: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } }) },
] as const

async function changeVersions(
  { db, documents }: PlanSetup,
  actor: Awaited<ReturnType<PlanSetup['createUser']>>,
): Promise<void> {
  const { id } = await documents.create({ actor, type: 'updates', locale: 'el', data: { title: 'A title' } })
  const named = { actor, type: 'updates', id, layer: 'el' as const }
  for (let number = 1; number <= 60; number++) {
    const session = { id: 'a-session', number, autosave: number < 3 }
    await documents.save({ ...named, version: number, data: { title: `Title ${number}` }, session })
  }
  await documents.save({ ...named, version: 2, data: {} })
  await documents.nameVersion({ ...named, number: 5, note: 'A name' })
  await documents.compare({ ...named, from: 5, to: 'draft' })
  await documents.restoreVersion({ ...named, number: 5, version: 61 })
  await db.kysely
    .updateTable('versions')
    .set({ created_at: '2025-01-01T00:00:00.000Z' })
    .where('document_id', '=', id)
    .execute()
  await documents.prune()
  await openRedirects(db, documents.types).find('/el/updates/a-title')
}

async function runEveryQuery(
  { documents }: PlanSetup,
  actor: Awaited<ReturnType<PlanSetup['createUser']>>,
  letAnHourPass: () => void,
): Promise<void> {
  const data = { title: 'A life', slug: 'a-life', body: '[There](/updates/a-title)' }
  const { id } = await documents.create({ actor, type: 'updates', locale: 'el', data })
  const named = { actor, type: 'updates', id }
  const [greek, both] = [{ el: 1 }, { el: 1, '*': 1 }]
  const at = new Date(Date.now() + hour).toISOString()
  await documents.publishPlan({ ...named, locales: ['el'] })
  const { schedules } = await documents.schedule({ ...named, action: 'publish', at, layers: both })
  await documents.cancelSchedule({ ...named, schedule: schedules[0]?.id ?? '' })
  await documents.schedule({ ...named, action: 'publish', at, layers: both })
  letAnHourPass()
  await documents.doWhatIsDue()
  const past = documents.openReader({ at: new Date() })
  await past.list('updates', 'el', { limit: 1, after: Buffer.from('["z","z"]').toString('base64url') })
  await past.bySlug('updates', 'el', 'a-life')
  await documents.archive({ ...named, layers: greek })
  await documents.unarchive({ ...named, layers: greek })
  await documents.copy(named)
  await documents.trash({ ...named, layers: both })
  await documents.trashed({ actor, after: Buffer.from('["z","z"]').toString('base64url') })
  await documents.restore({ ...named, layers: both })
  await documents.trash({ ...named, layers: both })
  await documents.emptyTrash()
  await documents.delete({ ...named, layers: both })
}

async function doEverything(
  { documents }: PlanSetup,
  actor: Awaited<ReturnType<PlanSetup['createUser']>>,
): Promise<void> {
  const data = { title: 'A title', slug: 'a-title', body: 'Text.' }
  const { id } = await documents.create({ actor, type: 'updates', locale: 'el', data })
  const named = { actor, type: 'updates', id }
  await documents.publish({ ...named, layers: { el: 1, '*': 1 } })
  await documents.save({ ...named, layer: 'el', version: 1, data: { slug: 'another' } })
  await documents.publish({ ...named, layers: { el: 2 } })
  await documents.versions({ ...named, layer: 'el' })
  await documents.version({ ...named, layer: 'el', number: 1 })
  for (const sort of ['changed', 'title', 'publishedAt']) {
    for (const direction of ['ascending', 'descending'] as const) {
      const page = { actor, type: 'updates', sort, direction, limit: 1 }
      const after = Buffer.from('["",""]').toString('base64url')
      await documents.list({ ...page, after })
      await documents.list({ ...page, before: after })
      for (const input of narrowed) await documents.list({ ...page, ...input })
    }
  }
  for (const input of narrowed) await documents.count({ actor, type: 'updates', ...input })
  await documents.readBySlug({ actor, type: 'updates', locale: 'el', slug: 'another' })
  const reader = documents.openReader({ draft: { type: 'updates', id, locale: 'el' } })
  await reader.list('updates', 'el', { limit: 1, after: Buffer.from('["z","z"]').toString('base64url') })
  await reader.bySlug('updates', 'el', 'another')
  await reader.single('home', 'el')
  const coming = documents.openReader({ at: new Date(Date.now() + 2 * hour) })
  await coming.list('updates', 'el', { limit: 1 })
  await documents.parts.count('updates', 'el', 1)
  await documents.parts.start('updates', 'el', 1, 1)
  await documents.refreshIndexes()
  await documents.unpublish({ ...named, layers: { el: 2 } })
}
