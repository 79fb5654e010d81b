/**
 * Isolation of locales: an operation on one locale never changes another one, and a rejected operation
 * changes nothing.
 */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { each, interfaceLocales, shared, siteLayers } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../http/calls/principal.ts'
import { Problem } from '../problems/problems.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'

interface Scene {
  readonly documents: TestDocuments['documents']
  readonly named: { readonly actor: Actor; readonly type: string; readonly id: string }
  readonly layer: Locale
  /** The latest version of the locale, of the shared layer, and of every layer that has one. */
  readonly version: number
  readonly sharedVersion: number
  readonly allVersions: Readonly<Partial<Record<Layer, number>>>
  readonly word: string
  /** A time in the future, and a function that advances the clock past it. */
  readonly soon: string
  readonly wait: () => void
}

type RandomAction = (scene: Scene) => Promise<unknown>

/** These change only their own locale. `ofLanguageAndShared` also changes the shared layer. */
const ofOneLanguage: Readonly<Record<string, RandomAction>> = {
  save: ({ documents, named, layer, version, word }) =>
    documents.save({
      ...named,
      layer,
      version,
      data: { title: word, slug: word && `${word}-${named.id}`, body: word },
    }),
  autosave: ({ documents, named, layer, version, word }) =>
    documents.save({
      ...named,
      ...{ layer, version, data: { title: word }, autosave: true },
      session: { id: 'a-session', number: version + 1 },
    }),
  unpublish: ({ documents, named, layer, version }) =>
    documents.unpublish({ ...named, layers: { [layer]: version } }),
  archive: ({ documents, named, layer, version }) =>
    documents.archive({ ...named, layers: { [layer]: version } }),
  unarchive: ({ documents, named, layer, version }) =>
    documents.unarchive({ ...named, layers: { [layer]: version } }),
  plan: ({ documents, named, layer, version, soon }) =>
    documents.schedule({ ...named, action: 'publish', at: soon, layers: { [layer]: version } }),
  planTheEnd: ({ documents, named, layer, version, soon }) =>
    documents.schedule({ ...named, action: 'unpublish', at: soon, layers: { [layer]: version } }),
  restoreVersion: ({ documents, named, layer, version }) =>
    documents.restoreVersion({ ...named, layer, number: 1, version }),
  copy: ({ documents, named, layer }) => documents.copy({ ...named, locales: [layer] }),
  bulk: ({ documents, named, layer, version }) => {
    const items = [{ id: named.id, layers: { [layer]: version } }]
    return documents.bulkChange({ ...named, action: 'publish', items })
  },
}

const ofLanguageAndShared: Readonly<Record<string, RandomAction>> = {
  saveShared: ({ documents, named, sharedVersion, word }) =>
    documents.save({ ...named, layer: shared, version: sharedVersion, data: { author: word } }),
  publish: ({ documents, named, layer, version, sharedVersion }) =>
    documents.publish({ ...named, layers: { [layer]: version, [shared]: sharedVersion } }),
  publishShared: ({ documents, named, sharedVersion }) =>
    documents.publishTogether({ ...named, documents: [{ ...named, layers: { [shared]: sharedVersion } }] }),
}

/** These change the state of every locale, but not its content. */
const onAllLayers: Readonly<Record<string, RandomAction>> = {
  trashAndRestore: async ({ documents, named, allVersions }) => {
    await documents.trash({ ...named, layers: allVersions })
    await documents.restore({ ...named, layers: allVersions })
  },
  wait: ({ documents, wait }) => {
    wait()
    return documents.doWhatIsDue()
  },
}

const steps = fc.array(
  fc.record({
    action: fc.constantFrom(
      ...[ofOneLanguage, ofLanguageAndShared, ofLanguageAndShared, onAllLayers].flatMap(Object.keys),
    ),
    layer: fc.constantFrom(...interfaceLocales),
    word: fc.constantFrom('', 'kevad', 'suvi', 'άνοιξη', 'θέρος', 'not an address'),
  }),
  { minLength: 12, maxLength: 24 },
)

/** A sequence in which every action succeeds at least once. */
const full = [
  ...['save', 'saveShared', 'publish', 'planTheEnd', 'wait', 'plan', 'wait', 'unpublish', 'archive'],
  ...['unarchive', 'bulk', 'autosave', 'restoreVersion', 'copy', 'publishShared', 'trashAndRestore'],
].map((action) => ({ action, layer: 'et' as const, word: 'kevad' as const }))

describe.each(callDatabases)('locales of a document on %s', (kind) => {
  it('are not affected by actions on other locales', async () => {
    let now = Date.UTC(2026, 0, 1)
    const setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    const { documents } = setup
    const actor = await setup.createUser('Maria')
    const happened = new Set<string>()
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const { id } = await documents.create({ actor, type: 'updates', locale: 'en' })
        const named = { actor, type: 'updates', id }
        for (const { action, layer, word } of life) {
          now += 1_000
          const before = await bytesOf(setup, id)
          const read = await documents.read(named)
          const written = siteLayers().filter((one) => read.layers[one].version > 0)
          const scene: Scene = {
            ...{ documents, named, layer, word },
            version: read.layers[layer].version,
            sharedVersion: read.layers[shared].version,
            allVersions: Object.fromEntries(written.map((one) => [one, read.layers[one].version])),
            soon: new Date(now + 5_000).toISOString(),
            wait: () => {
              now += 10_000
            },
          }
          const work = ofOneLanguage[action] ?? ofLanguageAndShared[action] ?? onAllLayers[action]
          const isDone = await succeeds(() => work?.(scene))
          const after = await bytesOf(setup, id)
          if (isDone) happened.add(action)
          const touched: readonly Layer[] = action in ofOneLanguage ? [layer] : [layer, shared]
          for (const one of siteLayers()) {
            if (action in onAllLayers) expect(after[one].words).toMatchObject(before[one].words)
            else if (!isDone || !touched.includes(one))
              expect(after[one], `${action} in ${layer}`).toEqual(before[one])
          }
        }
      }),
      { numRuns: 8, examples: [[full]] },
    )
    const all = [ofOneLanguage, ofLanguageAndShared, onAllLayers].flatMap(Object.keys)
    expect([...happened].sort()).toEqual(all.sort())
  })
})

async function succeeds(work: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work()
    return true
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return false
  }
}

/**
 * Everything stored for each layer, except values that depend on other layers: the position in the public
 * order and the translation state.
 */
async function bytesOf({ db: { kysely } }: TestDocuments, id: string) {
  const ofDocument = async (
    table: 'document_layers' | 'versions' | 'publications' | 'addresses' | 'schedules',
  ) => kysely.selectFrom(table).selectAll().where('document_id', '=', id).orderBy('layer').execute()
  const states = await ofDocument('document_layers')
  const versions = await kysely
    .selectFrom('versions')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('number')
    .execute()
  const rest = [
    ...(await ofDocument('publications')),
    ...(await ofDocument('addresses')),
    ...(await ofDocument('schedules')),
  ]
  const of = (layer: Layer) => ({
    state: states
      .filter((row) => row.layer === layer)
      .map((row) => ({ ...row, sort_key: null, translation: null })),
    words: Object.fromEntries(
      versions.flatMap((row) => (row.layer === layer ? [[row.number, row.data]] : [])),
    ),
    rest: rest
      .filter((row) => row.layer === layer)
      .map((row) => JSON.stringify(row))
      .sort(),
  })
  return each(siteLayers(), of)
}
