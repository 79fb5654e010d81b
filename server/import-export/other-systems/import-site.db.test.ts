/** Import of other systems into the database: all or nothing, and only once. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { model } from '@cyanotype/content/model/index.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import { openRedirects } from '../../content-quality/redirects/index.ts'
import type { Media } from '../../media/index.ts'
import { openMedia, openStore } from '../../media/index.ts'
import { openSafeFetch } from '../../outbound-fetch/index.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { everythingIn } from '../../testing/whole-database.ts'
import type { SiteReport } from './import-site.ts'
import { importSite } from './import-site.ts'
import { readForeign } from './index.ts'
import {
  docusaurusFolder,
  fileWith,
  folderWith,
  sampleFolder,
  sampleGhost,
  sampleWxr,
} from './testing/sample-exports.ts'

let image: Buffer
let requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const isFern = request.url === '/files/fern.png' || request.url === '/content/images/fern.png'
  if (isFern) response.end(image)
  else response.writeHead(404).end()
})
let site: string

beforeAll(async () => {
  image = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#06b6d4' } })
    .png()
    .toBuffer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.each(callDatabases)('import of another system into %s', (kind) => {
  let setup: TestDocuments
  let media: Media
  let redirects: Redirects

  beforeEach(async () => {
    requests = []
    setup = await openTestDocuments(kind)
    media = openMedia({ ...setup, store: openStore(folderWith({}), undefined) })
    redirects = openRedirects(setup.db, model)
  })

  async function run(path: string, { isDryRun = false, hasSite = false } = {}): Promise<SiteReport> {
    const origin = hasSite ? new URL(site) : undefined
    const source = await readForeign(path, undefined, { locale: 'en', origin })
    const fetch = openSafeFetch({ loopbackPorts: [Number(new URL(site).port)] })
    return importSite({ documents: setup.documents, media, redirects, fetch }, source, { isDryRun })
  }

  const wordpress = () => fileWith('export.xml', sampleWxr(site))
  const results = ({ items }: SiteReport) => items.map(({ title, path, result }) => [title, path, result])
  const read = (type: string, slug: string) =>
    setup.documents.readBySlug({ actor: null, type, locale: 'en', slug })
  const library = async () => (await Array.fromAsync(media.exportItems())).map(({ item }) => item)

  it('creates documents with their images, tags and links', async () => {
    const report = await run(wordpress())
    expect(results(report)).toEqual([
      ['Blocks & light', '/updates/blocks', 'created'],
      ['Classic', '/updates/classic', 'created'],
      ['About', '/about', 'created'],
      ['Team', '/about/team', 'created'],
      ['Draft', '/updates/draft', 'created'],
      ['Secret', '/updates/secret', 'created'],
      ['Search', '/search-2', 'created'],
    ])
    const { layers } = await read('updates', 'blocks')
    const [file] = await Array.fromAsync(media.exportItems())
    expect(layers['*'].data).toMatchObject({
      author: 'Ada Lovelace',
      tags: ['News', 'Tide'],
      cover: file?.id,
    })
    const classic = await read('updates', 'classic')
    expect(layers.en.data.body).toContain(`[light](document:updates/${classic.id})`)
    expect(layers.en.data.body).toContain(`<Figure src="/media/${file?.id}/`)
    expect(layers.en.status).toBe('published')
    expect((await read('updates', 'secret')).layers.en.status).toBe('draft')
    expect(await library()).toMatchObject([{ name: 'fern.png', alts: { en: 'A fern' } }])
    expect(report.images, 'without the image that could not be fetched').toBe(1)
    expect(requests.filter((url) => url === '/files/fern.png')).toHaveLength(1)
  })

  it('names what it could not map', async () => {
    const { items, notes } = await run(wordpress())
    const codes = items.map((item) => item.notes.map(({ code }) => code))
    expect(codes[0]).toEqual(['comments', 'field', 'block', 'element-removed', 'embed-linked'])
    expect(codes[1]).toEqual(['shortcode', 'image-failed', 'link-removed'])
    expect(notes.map(({ code }) => code)).toEqual(['trashed-item', 'content-type', 'unused-file'])
  })

  it('redirects old addresses', async () => {
    const { redirects: count } = await run(wordpress())
    expect(count).toBe(3)
    expect(await redirects.find('/2019/05/blocks')).toEqual({ status: 301, location: '/updates/blocks' })
    expect(await redirects.find('/2019/05/secret')).toBeUndefined()
  })

  it('changes nothing in a dry run, and fetches nothing', async () => {
    const before = await everythingIn(setup.db)
    const report = await run(wordpress(), { isDryRun: true })
    expect(results(report)[0]).toEqual(['Blocks & light', '/updates/blocks', 'created'])
    expect(await everythingIn(setup.db)).toEqual(before)
    expect(requests).toEqual([])
  })

  it('changes nothing in a second import, even if documents were edited or deleted', async () => {
    await run(wordpress())
    const { id } = await read('updates', 'blocks')
    const blocks = { actor: null, type: 'updates', id }
    await setup.documents.save({
      ...blocks,
      layer: 'en',
      version: 1,
      data: { title: 'Edited', slug: 'edited' },
    })
    const { id: deletedId, layers } = await read('updates', 'draft')
    const versions = { en: layers.en.version, '*': layers['*'].version }
    await setup.documents.trash({ actor: null, type: 'updates', id: deletedId, layers: versions })
    const before = await everythingIn(setup.db)
    const report = await run(wordpress())
    expect(new Set(report.items.map(({ result }) => result))).toEqual(new Set(['existing']))
    expect(await everythingIn(setup.db)).toEqual(before)
  })

  it('stores the same file only once, whatever its name', async () => {
    await run(wordpress())
    await run(fileWith('ghost.json', sampleGhost), { hasSite: true })
    expect(await library()).toHaveLength(1)
    const { layers } = await read('updates', 'lexical')
    expect(layers.en.data.body).toContain('<Accordion title="More">')
    expect((await read('pages', 'mobiledoc')).layers.en.data.body).toContain('](document:updates/')
  })

  it('adds a language that the documents of an earlier import lack', async () => {
    const english = { 'content/posts/a.md': '---\ntitle: A\ndate: 2024-01-01\n---\nOne.\n' }
    const estonian = { 'content/posts/a.et.md': '---\ntitle: Aa\ndate: 2024-01-01\n---\nÜks.\n' }
    await run(folderWith(english))
    const { id } = await read('updates', 'a')
    const edit = {
      actor: null,
      type: 'updates',
      id,
      layer: 'en',
      version: 1,
      data: { title: 'Edited' },
    } as const
    await setup.documents.save(edit)
    const report = await run(folderWith({ ...english, ...estonian }))
    expect(report.items.map(({ locale, result, isPublic }) => [locale, result, isPublic])).toEqual([
      ['et', 'created', true],
      ['en', 'existing', false],
    ])
    const { layers } = await setup.documents.read({ actor: null, type: 'updates', id })
    expect([layers.en.data.title, layers.et.data.title]).toEqual(['Edited', 'Aa'])
    expect([layers['*'].version, layers.et.status]).toEqual([1, 'published'])
  })

  it('adds a number to a slug that is taken', async () => {
    await setup.documents.create({ actor: null, type: 'updates', locale: 'en', data: { slug: 'blocks' } })
    const { items } = await run(wordpress())
    expect(items[0]).toMatchObject({ path: '/updates/blocks-2' })
    expect(items[0]?.notes.at(-1)).toMatchObject({ code: 'slug-changed', detail: 'blocks → blocks-2' })
  })

  it('makes one document of the languages of a text', async () => {
    await run(folderWith({ ...sampleFolder, 'static/fern.png': image }))
    const { layers } = await read('updates', 'hugo')
    expect(layers.et.data).toMatchObject({ title: 'Hugo eesti keeles', body: 'Tekst.\n' })
    expect(layers.en.data.body).toContain('![A fern](/media/')
    expect(await redirects.find('/old/hugo')).toEqual({ status: 301, location: '/updates/hugo' })
    const team = await read('pages', 'about/team')
    expect((await read('pages', 'about')).layers.en.data.body).toContain(
      `[the team](document:pages/${team.id})`,
    )
  })

  it('imports all posts with the same name, and only once', async () => {
    const posts = {
      '_posts/2024-01-01-notes.md': '---\ntitle: January\n---\nOne.\n',
      '_posts/2024-02-01-notes.md': '---\ntitle: February\n---\nTwo.\n',
    }
    await run(folderWith({ '_posts/2024-01-01-notes.md': posts['_posts/2024-01-01-notes.md'] }))
    expect(results(await run(folderWith(posts)))).toEqual([
      ['January', '', 'existing'],
      ['February', '/updates/notes-2', 'created'],
    ])
    expect((await read('updates', 'notes')).layers.en.data.title).toBe('January')
  })

  it('makes an update of a page that has a date in only one language', async () => {
    await run(
      folderWith({
        'content/about.md': '---\ntitle: About\ndate: 2024-01-01\ndescription: Short\n---\nOne.\n',
        'content/about.et.md': '---\ntitle: Meist\ndescription: Kokku\n---\nÜks.\n',
      }),
    )
    const { layers } = await read('updates', 'about')
    expect(layers['*'].data.publishedAt).toBe('2024-01-01T00:00:00.000Z')
    expect([layers.en.data.title, layers.et.data.title]).toEqual(['About', 'Meist'])
  })

  it('imports a text with a null character, which PostgreSQL cannot store', async () => {
    await run(folderWith({ 'a.md': '---\ntitle: "B\\0lue"\n---\nTe\0xt.\n' }))
    expect((await read('pages', 'a')).layers.en.data).toMatchObject({ title: 'Blue', body: 'Text.\n' })
  })

  it('imports links between files', async () => {
    await run(folderWith(docusaurusFolder))
    const next = await read('pages', 'following')
    expect((await read('pages', 'intro')).layers.en.data.body).toBe(
      `<Callout tone="note">\n  Read [the next page](document:pages/${next.id}#end).\n</Callout>\n`,
    )
  })

  it('changes nothing if one document cannot be written', async () => {
    const before = await everythingIn(setup.db)
    const source = await readForeign(wordpress(), undefined, { locale: 'en', origin: undefined })
    const documents = { ...setup.documents, checkSlug: async () => ({ taken: false, document: null }) }
    const [first] = source.items
    if (first === undefined) throw new Error('no item')
    const twice = { ...source, items: [...source.items, { ...first, key: 'other' }] }
    await setup.documents.create({ actor: null, type: 'updates', locale: 'en', data: { slug: 'blocks' } })
    const between = await everythingIn(setup.db)
    const fetch = openSafeFetch()
    await expect(
      importSite({ documents, media, redirects, fetch }, twice, { isDryRun: false }),
    ).rejects.toThrow('slug_taken')
    expect(await everythingIn(setup.db)).toEqual(between)
    expect(between).not.toEqual(before)
  })
})
