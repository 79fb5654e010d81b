/** Tests the removal of the demonstration content, its undo, and the empty site, on both engines. */
import { interfaceLocales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { demonstration, readSeed } from '@cyanotype/content/seed/index.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openMedia, openStore } from '../../media/index.ts'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import { callDatabases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { fillEmpty } from '../seed-empty-database.ts'
import { openDemonstration } from './index.ts'

async function openSetup(kind: DatabaseKind) {
  const folder = temporaryFolder()
  const { createUser, ...base } = await openTestDocuments(kind)
  const media = openMedia({ db: base.db, outbox: base.outbox, store: openStore(folder, undefined) })
  const content = openDemonstration({ db: base.db, documents: base.documents, media })
  return { ...base, media, content, owner: await createUser('owner', 'owner') }
}

type Setup = Awaited<ReturnType<typeof openSetup>>

async function openFilled(kind: DatabaseKind) {
  const setup = await openSetup(kind)
  await fillEmpty({ ...setup, ...demonstration })
  return setup
}

const update = readSeed().documents.find(({ name }) => name === 'updates/blueprints-of-a-second-darkroom')
const updateId = update?.document.id ?? ''

/** Saves and publishes a change of one layer. */
async function edit(setup: Setup, type: string, id: string, data: Record<string, unknown>) {
  const { documents, owner: actor } = setup
  const before = await documents.read({ actor, type, id })
  const version = before.layers.en.version
  const saved = await documents.save({ actor, type, id, layer: 'en', version, data })
  await documents.publish({ actor, type, id, layers: { en: saved.layer.version } })
}

/** What visitors and editors see of every document and file. */
async function stateOf({ documents, media, db }: Setup) {
  const states: unknown[] = []
  for await (const one of documents.exportDocuments()) states.push(one.document)
  for await (const { id, item, hash } of media.exportItems()) states.push({ id, item, hash })
  const translations = await db.kysely
    .selectFrom('translations')
    .select(['document_id', 'layer', 'state'])
    .orderBy('document_id')
    .orderBy('layer')
    .execute()
  const schedules = await db.kysely
    .selectFrom('schedules')
    .select(['document_id', 'layer', 'action', 'version', 'due_at'])
    .orderBy('document_id')
    .orderBy('layer')
    .execute()
  const pages = await db.kysely
    .selectFrom('document_layers')
    .select(['document_id', 'layer', 'status', 'published_slug', 'sort_key', 'first_published_at'])
    .select('published_changed_at')
    .where('draft_version', '>', 0)
    .orderBy('document_id')
    .orderBy('layer')
    .execute()
  return { states, translations, schedules, pages }
}

const theirs = /Sunprint|Päikesetrüki|Ηλιοτυπείο|sunprint/

describe.each(callDatabases)('demonstration content on %s', (kind) => {
  it('is removed with one call, and restored exactly with another', { tags: ['full'] }, async () => {
    const setup = await openFilled(kind)
    const { content, documents, owner: actor } = setup
    const before = await stateOf(setup)
    const report = await content.report()
    expect(report).toMatchObject({ isUnnamed: true, edited: [], removal: null })
    expect(report.singles).toContain('privacy-policy')
    const removed = await content.remove({ actor, alsoEdited: [], name: 'Harbour Choir' })
    expect(removed.documents).toBe(report.documents.reduce((sum, { count }) => sum + count, 0))
    expect(removed.media).toBe(report.media)
    expect(removed.singles).toBe(report.singles.length)
    const empty = await stateOf(setup)
    expect(JSON.stringify(empty.states)).not.toMatch(theirs)
    for (const locale of interfaceLocales) {
      const reader = documents.openReader()
      expect((await reader.single('settings', locale))?.data.siteName).toBe('Harbour Choir')
      expect((await reader.single('home', locale))?.data.hero.title).toBe('Harbour Choir')
    }
    const removal = (await content.report()).removal
    expect(removal).toMatchObject(removed)
    expect(await content.undo(actor)).toEqual(removed)
    expect(await stateOf(setup)).toEqual(before)
    await expect(content.undo(actor)).rejects.toMatchObject({ code: 'nothing_to_undo' })
  })

  it('keeps what a user edited, unless it is named', async () => {
    const setup = await openFilled(kind)
    const { content, documents, owner: actor } = setup
    await edit(setup, 'updates', updateId, { title: 'Our own darkroom' })
    await edit(setup, 'settings', 'settings', { siteName: 'Harbour Choir' })
    const { edited, isUnnamed } = await content.report()
    expect(isUnnamed).toBe(false)
    expect(edited.map(({ id }) => id).sort()).toEqual([updateId, 'settings'].sort())
    await content.remove({ actor, alsoEdited: [] })
    const { items } = await documents.list({ actor, type: 'updates' })
    expect(items.map(({ id }) => id)).toEqual([updateId])
    const reader = documents.openReader()
    expect((await reader.single('settings', 'en'))?.data).toMatchObject({
      siteName: 'Harbour Choir',
      description: '',
      hiddenSections: ['showcase', 'partners', 'docs'],
    })
    expect((await reader.single('home', 'en'))?.data.hero.title).toBe('Harbour Choir')
    // The image of the update stays with it, so a second removal would find nothing.
    const left = await content.report()
    expect(left.edited.map(({ id }) => id)).toEqual([updateId])
    expect([left.documents, left.singles, left.media]).toEqual([[], [], 0])
    await content.remove({ actor, alsoEdited: [updateId] })
    expect((await documents.count({ actor, type: 'updates' })).count).toBe(0)
    await content.undo(actor)
    const restored = await documents.openReader().byId('updates', 'en', updateId)
    expect(restored?.data.title).toBe('Our own darkroom')
    expect((await documents.openReader().single('home', 'et'))?.data.hero.kicker).toMatch(/59/)
  })

  it('is not removed twice', { tags: ['full'] }, async () => {
    const setup = await openFilled(kind)
    const { content, owner: actor } = setup
    await content.remove({ actor, alsoEdited: [] })
    const before = await stateOf(setup)
    const { removal } = await content.report()
    const nothing = { documents: 0, singles: 0, media: 0 }
    expect(await content.remove({ actor, alsoEdited: [] })).toEqual(nothing)
    expect(await stateOf(setup)).toEqual(before)
    expect((await content.report()).removal).toEqual(removal)
  })

  it('is offered to the owner until it is kept or removed', { tags: ['full'] }, async () => {
    const { content, owner } = await openFilled(kind)
    expect(await content.isOffered()).toBe(true)
    await content.keep(owner)
    expect(await content.isOffered()).toBe(false)
  })

  it('is restored without what was deleted permanently', { tags: ['full'] }, async () => {
    const setup = await openFilled(kind)
    const { content, documents, owner: actor } = setup
    const counts = await content.remove({ actor, alsoEdited: [] })
    const { items } = await documents.trashed({ actor })
    const trashed = items.find(({ type }) => type === 'partners')
    const layers = trashed?.versions ?? {}
    await documents.delete({ actor, type: 'partners', id: trashed?.id ?? '', layers })
    expect(await content.undo(actor)).toEqual({ ...counts, documents: counts.documents - 1 })
  })
})

describe.each(callDatabases)('an empty start on %s', (kind) => {
  afterAll(() => setSiteLocales(interfaceLocales))

  it('creates the singles with the choices, and never the demonstration', async () => {
    const setup = await openSetup(kind)
    const { content, documents } = setup
    const choices = { name: 'Harbour Choir', color: '#0a6cff', locales: ['el', 'fr', 'en'] as const }
    await content.remove({ actor: null, alsoEdited: [], ...choices })
    await fillEmpty({ ...setup, ...demonstration })
    expect((await documents.count({ actor: null, type: 'updates' })).count).toBe(0)
    const reader = documents.openReader()
    expect((await reader.single('settings', 'el'))?.data).toMatchObject({
      siteName: 'Harbour Choir',
      color: '#0a6cff',
      languages: ['el', 'fr', 'en'],
      defaultLanguage: 'el',
      hiddenLanguages: [],
      hiddenSections: ['updates', 'showcase', 'partners', 'docs'],
    })
    expect((await reader.single('settings', 'fr'))?.data.siteName).toBe('Harbour Choir')
    expect((await reader.single('terms', 'et'))?.data.title).toBe('Tingimused')
    expect(await content.isOffered()).toBe(false)
  })
  it('keeps only the fallback languages that the new site has', { tags: ['full'] }, async () => {
    const setup = await openFilled(kind)
    const { content, documents, owner: actor } = setup
    const settings = { actor, type: 'settings', id: 'settings' } as const
    const { version } = (await documents.read(settings)).layers['*']
    const frenchFallback = { language: 'fr', fallback: 'el' }
    const contentFallbacks = [frenchFallback, { language: 'el', fallback: 'et' }]
    const data = { contentFallbacks, fallbackLanguage: 'et' }
    const saved = await documents.save({ ...settings, layer: '*', version, data })
    await documents.publish({ ...settings, layers: { '*': saved.layer.version } })
    await content.remove({ actor, alsoEdited: [], locales: ['en', 'el', 'fr'] })
    const published = await documents.openReader().single('settings', 'en')
    expect(published?.data).toMatchObject({ contentFallbacks: [frenchFallback], fallbackLanguage: null })
  })
})
