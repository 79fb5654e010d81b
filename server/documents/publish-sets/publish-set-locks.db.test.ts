/** Publish sets lock their documents in one order, so that no transaction waits for another in a circle. */
import { describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

const numbers = ['one', 'two', 'three']

describe.each(databases)('locks of publish sets on %s', (kind) => {
  it('allow adding, publishing and cancelling at once, in any order of documents', async () => {
    const { documents, createUser } = await openTestDocuments(kind)
    const actor = await createUser('Maria')
    const sets = documents.publishSets
    const created = await Promise.all(
      numbers.map((slug) => {
        const data = { title: slug, slug, body: 'Text.' }
        return documents.create({ actor, type: 'updates', locale: 'el', data })
      }),
    )
    const chosen = created.map(({ id }) => ({ type: 'updates', id, locales: ['el' as const] }))
    const together = created.map(({ id }) => ({ type: 'updates', id, layers: { el: 1, '*': 1 } }))
    const open = await sets.create({ actor, title: 'Open', documents: [] })
    const { id: planned, revision } = await sets.create({ actor, title: 'Planned', documents: chosen })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await sets.schedule({ actor, id: planned, revision, at })

    const [first, published, second] = await Promise.allSettled([
      sets.add({ actor, id: open.id, documents: chosen.toReversed() }),
      documents.publishTogether({ actor, documents: together }),
      sets.add({ actor, id: open.id, documents: chosen }),
      // Refused if the publication was faster, which has ended the schedule.
      sets.unschedule({ actor, id: planned }),
    ])
    expect([first.status, published.status, second.status]).toEqual(Array(3).fill('fulfilled'))
    expect(await sets.read({ actor, id: open.id })).toMatchObject({ documents: 3, state: 'open' })
    for (const { id } of created) {
      expect((await documents.read({ actor, type: 'updates', id })).schedules).toEqual([])
    }
  })
})
