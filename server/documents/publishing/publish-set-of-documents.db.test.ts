/**
 * Publish set of a text, a redirect to it and a menu with a link to it, including the search index. All of it
 * is one transaction, so a failure at the very end leaves nothing behind.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { openRedirects } from '../../content-quality/redirects/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { everythingIn, withBlockedAuditLog } from '../../testing/whole-database.ts'

describe.each(databases)('publish set of different types on %s', (kind) => {
  let setup: TestDocuments
  let owner: Actor

  beforeEach(async () => {
    setup = await openTestDocuments(kind)
    owner = await setup.createUser('Olga', 'owner')
  })

  const shared = { from: '/fern-room', to: '/updates/fern', status: '301' }
  const menu = [{ text: 'The fern', href: '/updates/fern', items: [] }]

  async function prepared() {
    const { documents } = setup
    const data = { title: 'Fern', slug: 'fern', body: 'A lantern in the fern room.' }
    const update = await documents.create({
      actor: owner,
      type: 'updates',
      locale: 'en',
      data,
      shared: { author: 'Ada' },
    })
    const redirect = await documents.create({ actor: owner, type: 'redirects', locale: 'en', shared })
    const named = { actor: owner, type: 'navigation', id: 'navigation' }
    await documents.save({ ...named, layer: 'en', version: 0, data: { main: menu } })
    const layers = { en: 1, '*': 1 }
    return [
      { type: 'updates', id: update.id, layers },
      { type: 'redirects', id: redirect.id, layers },
      { type: 'navigation', id: 'navigation', layers: { en: 1 } },
    ]
  }

  const publish = (documents: Awaited<ReturnType<typeof prepared>>) =>
    setup.documents.publishTogether({ actor: owner, documents })

  /** What visitors get: the text, the menu, the redirect and the search result. */
  async function seen() {
    const reader = setup.documents.openReader()
    const searchResult = await setup.search.find({ q: 'lantern', state: 'public', limit: 5 })
    return {
      text: (await reader.bySlug('updates', 'en', 'fern'))?.data.title,
      menu: (await reader.single('navigation', 'en'))?.data.main,
      redirect: await openRedirects(setup.db, setup.documents.types).find('/fern-room'),
      found: searchResult.items.map(({ title }) => title),
    }
  }
  const nothing = { text: undefined, menu: undefined, redirect: undefined, found: [] }

  it('is published completely', async () => {
    const documents = await prepared()
    expect(await seen()).toEqual(nothing)
    await publish(documents)
    expect(await seen()).toMatchObject({
      text: 'Fern',
      menu: [{ text: 'The fern' }],
      redirect: { location: '/updates/fern' },
      found: ['Fern'],
    })
  })

  it('leaves nothing behind when it fails at its end, and can be published later', async () => {
    const documents = await prepared()
    const before = await everythingIn(setup.db)
    await expect(withBlockedAuditLog(setup.db, () => publish(documents))).rejects.toThrow(
      'The audit log is blocked',
    )
    expect(await everythingIn(setup.db)).toEqual(before)
    expect(await seen()).toEqual(nothing)
    expect(setup.changes).toEqual([])
    await publish(documents)
    expect((await seen()).found).toEqual(['Fern'])
  })
})
