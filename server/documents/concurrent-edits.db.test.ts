/**
 * Concurrent edits of a few documents: every operation gets a result, and the stored state stays consistent.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { shared, siteLayers } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../http/calls/principal.ts'
import { Problem } from '../problems/problems.ts'
import { databases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { statusAfter } from './core/layer-transitions.ts'

const actions = [
  'save',
  'publish',
  'together',
  'unpublish',
  'archive',
  'plan',
  'due',
  'trash',
  'copy',
] as const
const randomActions = fc.array(
  fc.record({
    action: fc.constantFrom(...actions),
    which: fc.nat({ max: 2 }),
    locale: fc.constantFrom<Locale>('en', 'el'),
    slug: fc.constantFrom('red', 'blue', 'green', 'teal'),
  }),
  { minLength: 60, maxLength: 60 },
)
type RandomAction = typeof randomActions extends fc.Arbitrary<(infer Each)[]> ? Each : never

describe.each(databases)('concurrent edits on %s', (kind) => {
  it('wait for each other and leave a consistent state', async () => {
    const setup = await openTestDocuments(kind)
    const actor = await setup.createUser('Maria')
    const ids: string[] = []
    for (const slug of ['one', 'two', 'three']) {
      const data = { title: slug, slug, body: 'Text.' }
      ids.push((await setup.documents.create({ actor, type: 'updates', locale: 'en', data })).id)
    }
    const queue = fc.sample(randomActions, { numRuns: 1 }).flat()
    const codes: string[] = []
    const worker = async () => {
      for (let input = queue.pop(); input !== undefined; input = queue.pop()) {
        codes.push(await outcomeOf(() => perform(setup, actor, ids, input)))
      }
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    const refusals = ['slug_taken', 'trashed', 'not_in_trash', 'invalid_document', 'version_conflict']
    const expected = ['done', 'stale_version', 'invalid_request', ...refusals]
    expect(codes.filter((code) => !expected.includes(code))).toEqual([])
    expect(codes).toContain('done')
    await checkSense(setup)
  })
})

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (problem) {
    return problem instanceof Problem ? problem.code : String(problem)
  }
}

async function perform(
  { documents }: TestDocuments,
  actor: Actor,
  ids: readonly string[],
  input: RandomAction,
): Promise<unknown> {
  const { action, which, locale, slug } = input
  const named = { actor, type: 'updates', id: ids[which] ?? '' }
  const read = await documents.read(named)
  const version = read.layers[locale].version
  const sharedVersion = read.layers[shared].version
  const one = { [locale]: version }
  const both = { ...one, [shared]: sharedVersion }
  const written = siteLayers().filter((layer) => read.layers[layer].version > 0)
  const allVersions = Object.fromEntries(written.map((layer) => [layer, read.layers[layer].version]))
  if (read.trashedAt !== null) return documents.restore({ ...named, layers: allVersions })
  switch (action) {
    case 'save':
      return documents.save({ ...named, layer: locale, version, data: { title: slug, slug, body: slug } })
    case 'publish':
      return documents.publish({ ...named, layers: both })
    case 'together':
      return documents.publishTogether({ actor, documents: await allOf(documents, actor, ids) })
    case 'unpublish':
      return documents.unpublish({ ...named, layers: one })
    case 'archive':
      return documents.archive({ ...named, layers: one })
    case 'plan': {
      const at = new Date(Date.now() + 30).toISOString()
      return documents.schedule({ ...named, action: 'publish', at, layers: both })
    }
    case 'due':
      return documents.doWhatIsDue()
    case 'trash':
      return documents.trash({ ...named, layers: allVersions })
    case 'copy':
      return documents.copy(named)
  }
}

/** Each document with its versions in English and the shared layer. */
async function allOf(documents: TestDocuments['documents'], actor: Actor, ids: readonly string[]) {
  const reads = await Promise.all(ids.map((id) => documents.read({ actor, type: 'updates', id })))
  return reads.map(({ type, id, layers }) => {
    return { type, id, layers: { en: layers.en.version, [shared]: layers[shared].version } }
  })
}

async function checkSense({ db: { kysely } }: TestDocuments): Promise<void> {
  const rows = await kysely.selectFrom('document_layers').selectAll().execute()
  const publications = await kysely
    .selectFrom('publications')
    .selectAll()
    .where('until_at', 'is', null)
    .execute()
  const publicUrls = await kysely
    .selectFrom('public_urls')
    .selectAll()
    .where('until_at', 'is', null)
    .execute()
  const schedules = await kysely.selectFrom('schedules').selectAll().where('failure', 'is', null).execute()
  const addresses = await kysely.selectFrom('addresses').selectAll().execute()
  const trashed = await kysely
    .selectFrom('documents')
    .select('id')
    .where('trashed_at', 'is not', null)
    .execute()
  for (const row of rows) {
    const own = <Row extends { document_id: string; layer: string }>(all: readonly Row[]) =>
      all.filter((one) => one.document_id === row.document_id && one.layer === row.layer)
    const isInTrash = trashed.some(({ id }) => id === row.document_id)
    const reservedSlugs =
      isInTrash || row.layer === shared ? [] : [row.slug, row.published_slug, row.scheduled_slug]
    const seen = row.layer === shared || row.published_version === null ? [] : [row.published_slug]
    expect(row.status).toBe(statusAfter(row))
    expect(own(publications).map(({ version }) => version)).toEqual(
      row.published_version === null ? [] : [row.published_version],
    )
    expect(own(publicUrls).map(({ slug }) => slug)).toEqual(seen)
    expect(own(schedules).map(({ version }) => version)).toEqual(
      row.scheduled_version === null ? [] : [row.scheduled_version],
    )
    const slugs = new Set(reservedSlugs.filter((slug) => slug !== null))
    expect(
      own(addresses)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([...slugs].toSorted())
  }
}
