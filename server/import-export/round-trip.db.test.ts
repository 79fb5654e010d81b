/**
 * Export and import: content that is exported, imported elsewhere and exported again is identical byte for
 * byte.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { findRedirectTarget } from '../content-quality/redirects/find-redirect.ts'
import type { Media } from '../media/index.ts'
import { openMedia, openStore } from '../media/index.ts'
import { putIn } from '../media/testing/put-in.ts'
import { temporaryFolder } from '../testing/cleanup-registry.ts'
import type { DatabaseKind } from '../testing/databases.ts'
import { callDatabases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { exportContent } from './export-content.ts'
import { importContent } from './import-content.ts'

/** Every file of a folder with its content. */
function contents(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  )
}

interface ExportSetup extends TestDocuments {
  readonly media: Media
  readonly mediaFolder: string
}

async function openExportSetup(kind: DatabaseKind): Promise<ExportSetup> {
  const setup = await openTestDocuments(kind)
  const mediaFolder = temporaryFolder()
  return { ...setup, mediaFolder, media: openMedia({ ...setup, store: openStore(mediaFolder, undefined) }) }
}

/** An image with a GPS position, one with a crop, and a drawing, each in another state. */
async function fillLibrary({ media }: ExportSetup) {
  const wide = sharp({ create: { width: 60, height: 40, channels: 3, background: '#06b6d4' } })
  const texts = { alts: { en: 'A tide', el: 'Μια παλίρροια' }, captions: {} }
  const located = { IFD3: { GPSLatitude: '59/1 26/1 0/1' } }
  await putIn(media, await wide.clone().jpeg().withExif(located).toBuffer(), {
    ...texts,
    name: 'Tide 1.jpeg',
  })
  await putIn(media, await wide.clone().webp().toBuffer(), { ...texts, name: 'tide 1.webp' })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4" onclick="x()"/></svg>'
  await putIn(media, Buffer.from(drawing), { name: 'Σχέδιο.svg' })
  const id = await putIn(media, await wide.clone().png().toBuffer(), { ...texts, name: 'cut.png' })
  const prints = await media.createFolder(null, { name: 'Prints', parent: null })
  const folderId = (await media.createFolder(null, { name: '2026', parent: prints.id })).id
  const crop = { left: 10, top: 5, width: 30, height: 20 }
  await media.change({ actor: null, id, version: 2 }, { crop, focal: { x: 0.5, y: 0.25 }, folder: folderId })
}

async function writeUpdate({ documents }: TestDocuments, title: string, slug: string) {
  const created = await documents.create({
    actor: null,
    type: 'updates',
    locale: 'el',
    data: { title, slug, body: `# ${title}\n\nΚείμενο.` },
    shared: { author: 'Ada', tags: ['light', 'true'] },
  })
  return { actor: null, type: 'updates', id: created.id }
}

/** One document in each state: published, changed, draft, unpublished and archived, and a single. */
async function fill(setup: ExportSetup) {
  await fillLibrary(setup)
  const { documents } = setup
  const live = await writeUpdate(setup, 'Ζωντανό', 'zontano')
  await documents.publish({ ...live, layers: { el: 1, '*': 1 } })
  const changed = await writeUpdate(setup, 'Αλλαγμένο', 'allagmeno')
  await documents.publish({ ...changed, layers: { el: 1, '*': 1 } })
  await documents.save({ ...changed, layer: 'el', version: 1, data: { body: 'Νέο, όχι ακόμη δημόσιο.' } })
  await documents.save({ ...changed, layer: 'en', version: 0, data: { title: 'Changed' } })
  await writeUpdate(setup, 'Πρόχειρο', 'procheiro')
  const back = await writeUpdate(setup, 'Πίσω', 'piso')
  await documents.publish({ ...back, layers: { el: 1, '*': 1 } })
  await documents.unpublish({ ...back, layers: { el: 1 } })
  const old = await writeUpdate(setup, 'Παλιό', 'palio')
  await documents.publish({ ...old, layers: { el: 1, '*': 1 } })
  await documents.archive({ ...old, layers: { el: 1 } })
  const home = { actor: null, type: 'home', id: 'home' }
  await documents.save({ ...home, layer: 'en', version: 0, data: { sections: 'Welcome.' } })
}

describe.each(callDatabases)('export and import on %s', (kind) => {
  let setup: ExportSetup
  beforeEach(async () => {
    setup = await openExportSetup(kind)
    await fill(setup)
  })

  it('produce identical files after an import into an empty database', async () => {
    const [first, second] = [temporaryFolder(), temporaryFolder()]
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    expect(await importContent(target, first)).toEqual({ created: 10, changed: 0, same: 0 })
    await exportContent(target, second)
    expect(contents(second)).toEqual(contents(first))
    expect(Object.keys(contents(first))).toContain('updates/changed/el.published.mdx')
    expect(Object.values(contents(first)).filter((text) => text.includes('_status: archived'))).toHaveLength(
      1,
    )
  })

  it('redirect from former URLs in the other database', async () => {
    const { documents } = setup
    const moved = await writeUpdate(setup, 'Μετακόμισε', 'palia-thesi')
    await documents.publish({ ...moved, layers: { el: 1, '*': 1 } })
    await documents.save({ ...moved, layer: 'el', version: 1, data: { slug: 'nea-thesi' } })
    await documents.publish({ ...moved, layers: { el: 2 } })
    const [first, second] = [temporaryFolder(), temporaryFolder()]
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    await importContent(target, first)
    const { types } = target.documents
    const site = { queries: target.db.kysely, types, languages: ['en', 'el'] } as const
    expect(await findRedirectTarget(site, '/el/updates/palia-thesi')).toEqual({
      status: 301,
      location: '/el/updates/nea-thesi',
    })
    expect(await importContent(target, first)).toMatchObject({ created: 0, changed: 0 })
    await exportContent(target, second)
    expect(contents(second)).toEqual(contents(first))
  })

  it('show visitors the same content in the other database', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    await importContent(target, first)
    const seen = async ({ documents }: ExportSetup) => {
      const { items } = await documents.openReader().list('updates', 'el', { limit: 10 })
      return items.map(({ id, data, publishedAt }) => ({ id, data, publishedAt }))
    }
    expect(await seen(target)).toEqual(await seen(setup))
    expect(await seen(setup)).toHaveLength(2)
  })

  it('mark imported versions in the version history', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    await importContent(target, first)
    const { documents } = target
    const { items: updates } = await documents.openReader().list('updates', 'el', { limit: 1 })
    const [{ id = '' } = {}] = updates
    const named = { actor: null, type: 'updates', id, layer: 'el' as const }
    const came = await documents.versions(named)
    expect(came.items.map(({ by, imported }) => [by, imported])).toEqual(came.items.map(() => [null, true]))
    const [newest] = came.items
    await documents.save({ ...named, version: newest?.number ?? 0, data: { title: 'Μετά' } })
    const later = (await documents.versions(named)).items[0]
    expect([later?.number, later?.imported]).toEqual([(newest?.number ?? 0) + 1, false])
  })

  it('change nothing when nothing differs', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const eventCount = setup.changes.length
    expect(await importContent(setup, first)).toEqual({ created: 0, changed: 0, same: 10 })
    expect(setup.changes).toHaveLength(eventCount)
  })

  it('report the changes of a dry run without making them', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const path = join(first, 'updates/zontano/el.mdx')
    writeFileSync(path, readFileSync(path, 'utf8').replace('Κείμενο.', 'Άλλο κείμενο.'))
    const results: string[] = []
    const options = {
      dryRun: true,
      onResult: (name: string, result: string) => void results.push(`${name} ${result}`),
    }
    expect(await importContent(setup, first, options)).toEqual({ created: 0, changed: 1, same: 9 })
    expect(results).toContain('updates/zontano changed')
    const { items } = await setup.documents.openReader().list('updates', 'el', { limit: 10 })
    expect(items.map(({ data }) => data.body).join()).not.toContain('Άλλο κείμενο.')

    await importContent(setup, first)
    const after = await setup.documents.openReader().bySlug('updates', 'el', 'zontano')
    expect(after?.data.body).toContain('Άλλο κείμενο.')
    const target = await openExportSetup(kind)
    expect(await importContent(target, first, { dryRun: true })).toMatchObject({ created: 10 })
    expect(contents(target.mediaFolder)).toEqual({})
  })

  it('import all or nothing, and name the file with the error', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    const path = join(first, 'updates/zontano/el.mdx')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^title: .*$/m, "title: ''"))
    await expect(importContent(target, first)).rejects.toThrow('updates/zontano: invalid_document')
    const { items } = await target.documents.list({ actor: null, type: 'updates' })
    expect(items).toEqual([])
  })

  it('reject a text that is not UTF-8 instead of storing it with wrong letters', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    const path = 'updates/zontano/el.mdx'
    writeFileSync(join(first, path), Buffer.from(readFileSync(join(first, path), 'utf8'), 'latin1'))
    await expect(importContent(target, first)).rejects.toThrow(`${path}: It is not UTF-8 text.`)
    const { items } = await target.documents.list({ actor: null, type: 'updates' })
    expect(items).toEqual([])
  })

  it('keep media items with their texts, and import changes to them', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    const files = Object.keys(contents(first)).filter((path) => path.startsWith('media/'))
    expect(files.filter((path) => !path.endsWith('.yaml'))).toEqual([
      'media/cut.png',
      'media/schedio.svg',
      expect.stringMatching(/^media\/tide-1-[0-9a-f]{6}\.webp$/),
      'media/tide-1.jpg',
    ])
    const sidecar = join(first, 'media/cut.png.yaml')
    expect(readFileSync(sidecar, 'utf8')).toContain('folders:\n  - Prints\n  - "2026"')

    const target = await openExportSetup(kind)
    await importContent(target, first)
    writeFileSync(sidecar, readFileSync(sidecar, 'utf8').replace('en: A tide', 'en: A tide that was cut'))
    await writeFile(
      join(first, 'media/tide-1.jpg'),
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    )
    expect(await importContent(target, first)).toEqual({ created: 0, changed: 2, same: 8 })
    const { items } = await target.media.list({})
    expect(items.find(({ name }) => name === 'cut.png')).toMatchObject({
      alts: { en: 'A tide that was cut', el: 'Μια παλίρροια' },
      crop: { left: 10, top: 5, width: 30, height: 20 },
      width: 30,
    })
    expect(items.find(({ name }) => name === 'Tide 1.jpeg')).toMatchObject({ width: 8, height: 8 })
  })

  it('import a media item whose new name has no extension', async () => {
    const first = temporaryFolder()
    const { items } = await setup.media.list({})
    const { id = '', version = 0 } = items.find(({ name }) => name === 'tide 1.webp') ?? {}
    await setup.media.change({ actor: null, id, version }, { name: 'Sunset over the sea' })
    await exportContent(setup, first)
    const target = await openExportSetup(kind)
    expect(await importContent(target, first)).toMatchObject({ created: 10 })
    expect(await target.media.read(id)).toMatchObject({ name: 'Sunset over the sea', width: 60 })
  })

  it('import a document without an id', async () => {
    const first = temporaryFolder()
    await exportContent(setup, first)
    writeFileSync(join(first, 'updates/zontano/shared.mdx'), '---\n_status: published\nauthor: Bo\n---\n\n')
    mkdirSync(join(first, 'updates/by-hand'))
    writeFileSync(
      join(first, 'updates/by-hand/en.mdx'),
      '---\n_status: published\ntitle: A day of blue\n---\nSun.\n',
    )
    writeFileSync(join(first, 'updates/by-hand/shared.mdx'), '---\n_status: published\n---\n\n')
    const target = await openExportSetup(kind)
    expect(await importContent(target, first)).toMatchObject({ created: 11 })
    const update = await target.documents.openReader().bySlug('updates', 'en', 'a-day-of-blue')
    expect(update?.data.body).toBe('Sun.')
  })

  it('find a document without an id by its folder in a second import', async () => {
    const written = temporaryFolder()
    await exportContent(await openExportSetup(kind), written)
    mkdirSync(join(written, 'updates/by-hand'), { recursive: true })
    const write = (body: string) =>
      writeFileSync(join(written, 'updates/by-hand/en.mdx'), `---\ntitle: A day of blue\n---\n${body}\n`)
    write('Sun.')
    const target = await openExportSetup(kind)
    expect(await importContent(target, written)).toMatchObject({ created: 1 })
    expect(await importContent(target, written)).toMatchObject({ created: 0, changed: 0 })
    write('Sun and salt.')
    expect(await importContent(target, written)).toMatchObject({ created: 0, changed: 1 })
    const { items } = await target.documents.list({ actor: null, type: 'updates', limit: 20 })
    expect(items.map(({ slugs }) => slugs.en)).toEqual(['a-day-of-blue'])
  })
})
