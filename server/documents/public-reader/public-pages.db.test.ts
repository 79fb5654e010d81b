import { describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

describe.each(databases)('long public list on %s', (database) => {
  it('is split into parts that contain each document once, in order', async () => {
    const { documents, createUser } = await openTestDocuments(database)
    const actor = await createUser('Maria')
    for (let day = 1; day <= 7; day++) {
      const data = { title: `Day ${day}`, slug: `day-${day}`, body: 'Words.' }
      const { id } = await documents.create({ actor, type: 'updates', locale: 'en', data })
      const shared = { publishedAt: `2026-05-0${8 - day}T12:00:00.000Z` }
      const started = (await documents.read({ actor, type: 'updates', id })).layers['*'].version
      const saved = await documents.save({
        actor,
        type: 'updates',
        id,
        layer: '*',
        version: started,
        data: shared,
      })
      const layers = { en: 1, '*': saved.layer.version }
      if (day < 7) await documents.publish({ actor, type: 'updates', id, layers })
    }
    expect(await documents.parts.count('updates', 'en', 4)).toBe(2)
    expect(await documents.parts.count('updates', 'en', 3)).toBe(2)
    expect(await documents.parts.count('updates', 'el', 3)).toBe(0)

    const reader = documents.openReader()
    const titles = async (part: number) => {
      const after = await documents.parts.start('updates', 'en', 4, part)
      const { items } = await reader.list('updates', 'en', { limit: 4, after })
      return items.map(({ data }) => data.title)
    }
    expect(await titles(0)).toEqual(['Day 1', 'Day 2', 'Day 3', 'Day 4'])
    expect(await titles(1)).toEqual(['Day 5', 'Day 6'])
    expect(await documents.parts.start('updates', 'en', 4, 2)).toBeUndefined()
  })
})
