/** Tests that a publication is visible at the next request, during many parallel requests. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import { changeTitle, publishUpdate } from '../testing/publishing.ts'
import type { SmallSite } from '../testing/small-site.ts'
import { smallSite } from '../testing/small-site.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'
import type { RouteHandler } from './index.ts'

const feed: RouteHandler = {
  matches: (path) => path === '/titles.txt',
  async render({ reader }) {
    const { items } = await reader.list('updates', 'en', { limit: 10 })
    return { type: 'text/plain; charset=utf-8', body: items.map(({ data }) => data.title).join('\n') }
  },
}

const shownAt = ['/updates/tide', '/updates', '/updates/tide/_payload.json', '/titles.txt']
const publications = 12
const readersOfEach = 4

describe.each(callDatabases)('Publication on %s', (database) => {
  let site: SmallSite
  let server: TestServer
  let editor: Client
  let updateId: string
  const get = (path: string) => server.anonymous.get(path, { accept: 'text/html,*/*' })

  beforeAll(async () => {
    site = smallSite()
    server = await startServer(database, { site, routeHandlers: [feed], warmUp: true })
    editor = await server.signedInAs('editor')
    updateId = await publishUpdate(editor, 'en', 'Number 0', 'tide')
  })

  it('is visible to every request after its response', async () => {
    let published = 0
    let goOn = true
    const read = async (path: string) => {
      const seen = new Set<number>()
      while (goOn) {
        const minNumber = published
        const number = Number(/Number (\d+)/.exec((await get(path)).text)?.[1])
        expect(number, path).toBeGreaterThanOrEqual(minNumber)
        seen.add(number)
      }
      return seen.size
    }
    const readers = shownAt.flatMap((path) => Array.from({ length: readersOfEach }, () => read(path)))
    for (let number = 1; number <= publications; number++) {
      await changeTitle(editor, updateId, 'en', `Number ${number}`)
      published = number
    }
    goOn = false
    // Each reader was active all the time, and saw the change.
    for (const seen of await Promise.all(readers)) expect(seen).toBeGreaterThan(1)
  })

  it('does not render unaffected pages again', async () => {
    await publishUpdate(editor, 'en', 'Another', `another-${database}`)
    const others = [`/updates/another-${database}`, '/el/updates', '/', '/el/updates/_payload.json']
    const before = await Promise.all(others.map(get))
    site.rendered.length = 0
    await changeTitle(editor, updateId, 'en', 'Number 100')
    const after = await Promise.all([...others, '/updates/tide'].map(get))
    expect(site.rendered).toContain('/updates/tide')
    expect(others.filter((path) => site.rendered.includes(path))).toEqual([])
    expect(after.slice(0, -1).map(({ bytes }) => bytes)).toEqual(before.map(({ bytes }) => bytes))
  })

  it('renders the most popular page before the next request', async () => {
    for (let times = 0; times < 5; times++) await get('/updates/tide')
    site.rendered.length = 0
    await changeTitle(editor, updateId, 'en', 'Number 101')
    const prints = () => site.rendered.filter((url) => url === '/updates/tide').length
    await expect.poll(prints).toBeGreaterThan(0)
    // A render that is in progress during another event is not cached: the page is ready once a request needs
    // no render.
    const costsNothing = async () => {
      const before = prints()
      const { text } = await get('/updates/tide')
      return text.includes('Number 101') && prints() === before
    }
    await expect.poll(costsNothing).toBe(true)
  })
})
