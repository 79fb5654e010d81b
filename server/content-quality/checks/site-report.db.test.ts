import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import type { Checks } from './index.ts'
import type { CheckedPages } from './testing/checked-pages.ts'
import { openCheckedPages } from './testing/checked-pages.ts'

describe.each(callDatabases)('site reports on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let checks: Checks
  let page: CheckedPages['page']
  let publish: CheckedPages['publish']

  beforeAll(async () => {
    ;({ setup, maria, checks, page, publish } = await openCheckedPages(kind))
  })

  it('list all public broken links in pages', async () => {
    const deleted = await page()
    await publish(deleted.id)
    const body = `[a](/pages/no-such-page) [b](${deleted.path}) [c](/pages) [d](/moved)`
    const here = await page({ title: 'Here', body })
    await publish(here.id)
    await page({ body: '[only in a draft](/pages/no-such-draft)' })
    await setup.documents.unpublish({ actor: maria, type: 'pages', id: deleted.id, layers: { en: 1 } })
    const items = []
    let after: string | undefined
    do {
      const response = await checks.brokenLinks({ after, limit: 1 })
      items.push(...response.items)
      after = response.next ?? undefined
    } while (after !== undefined)
    expect(items.filter(({ id }) => id === here.id)).toEqual(
      [
        {
          ...{ type: 'pages', id: here.id, title: 'Here', layer: 'en', field: 'body' },
          ...{ address: '/pages/no-such-page', fault: 'nowhere' },
        },
        {
          ...{ type: 'pages', id: here.id, title: 'Here', layer: 'en', field: 'body' },
          ...{ address: deleted.path, fault: 'not-public' },
        },
      ].toSorted((one, other) => (one.address < other.address ? -1 : 1)),
    )
    expect(items.map(({ address }) => address)).not.toContain('/pages/no-such-draft')
    await expect(checks.brokenLinks({ after: 'x' })).rejects.toMatchObject({ code: 'invalid_query' })
  })

  it('list public pages without public links to them', async () => {
    const lonely = await page({ title: 'Lonely' })
    const linked = await page()
    const draftOnly = await page()
    for (const { id } of [lonely, linked, draftOnly]) await publish(id)
    const from = await page({ body: `[a](${linked.path})` })
    await publish(from.id)
    await page({ body: `[a](${draftOnly.path})` })
    const { items, next } = await checks.orphanedPages({ limit: 100 })
    const ids = items.map(({ id }) => id)
    expect(next).toBeNull()
    expect(ids).toEqual(expect.arrayContaining([lonely.id, draftOnly.id]))
    expect(ids).not.toContain(linked.id)
    expect(items.find(({ id }) => id === lonely.id)).toEqual({
      ...{ type: 'pages', id: lonely.id, title: 'Lonely', layer: 'en', listed: false },
    })
    expect((await checks.orphanedPages({ limit: 100, listed: true })).items).toEqual([])
    expect((await checks.orphanedPages({ limit: 100, listed: false })).items).toEqual(items)
    expect((await checks.totals()).orphanedPages).toEqual({ count: items.length, isWhole: true })
  })

  it('list new and changed drafts that cannot be published, in parts', async () => {
    const fit = await page({ title: 'Fit' })
    const faulty = await page({ title: '', body: '<Nowhere />' })
    const deleted = await page({ title: '' })
    await setup.documents.trash({ actor: maria, type: 'pages', id: deleted.id, layers: { en: 1, '*': 1 } })
    const changed = await page({ title: 'Once fit' })
    await publish(changed.id)
    const save = { actor: maria, type: 'pages', id: changed.id, layer: 'en', version: 1 } as const
    await setup.documents.save({ ...save, data: { body: '<Nowhere />' } })
    const items = []
    let after: string | undefined
    do {
      const response = await checks.unreadyDrafts({ after, limit: 1 })
      items.push(...response.items)
      after = response.next ?? undefined
    } while (after !== undefined)
    const ids = items.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([faulty.id, changed.id]))
    expect(ids).not.toContain(fit.id)
    expect(ids).not.toContain(deleted.id)
    expect(new Set(ids).size).toBe(ids.length)
    const about = { type: 'pages', id: faulty.id, title: null, layer: 'en', field: 'title', count: 2 }
    expect(items.find(({ id }) => id === faulty.id)).toMatchObject(about)
    expect(items.find(({ id }) => id === changed.id)).toMatchObject({ field: 'body', title: 'Once fit' })
    expect((await checks.totals()).unreadyDrafts).toEqual({ count: items.length, isWhole: true })
    await expect(checks.unreadyDrafts({ after: 'x' })).rejects.toMatchObject({ code: 'invalid_query' })
  })

  it('count as many items as they list', async () => {
    const before = (await checks.totals()).brokenLinks
    expect(before).toEqual({ count: (await checks.brokenLinks({ limit: 100 })).items.length, isWhole: true })
    const from = await page({ body: '[a](/nothing-is-here) [b](/nor-here)' })
    await publish(from.id)
    expect((await checks.totals()).brokenLinks.count).toBe(before.count + 2)
  })
})
