/** Who may change, cancel and undo a publish set: it depends on its documents and on their changed languages. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { hour } from '../../platform/durations.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'

const refused = { code: 'not_allowed' }

describe.each(callDatabases)('Permissions for publish sets on %s', (kind) => {
  const now = Date.parse('2026-05-01T10:00:00Z')
  let setup: TestDocuments
  let maria: Actor
  let id: string

  beforeEach(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
    const data = { title: 'Ferns', slug: 'ferns', body: 'Text.' }
    id = (await setup.documents.create({ actor: maria, type: 'updates', locale: 'en', data })).id
  })

  const sets = () => setup.documents.publishSets
  const create = (actor: Actor, locale: 'en' | 'el') =>
    sets().create({ actor, title: 'Spring', documents: [{ type: 'updates', id, locales: [locale] }] })

  it('let only users who may edit its documents remove one, or delete the set', async () => {
    const set = await create(maria, 'en')
    const liis: Actor = { ...(await setup.createUser('Liis')), collections: ['partners'] }
    await expect(sets().remove({ actor: liis, id: set.id, document: id })).rejects.toMatchObject(refused)
    await expect(sets().delete({ actor: liis, id: set.id })).rejects.toMatchObject(refused)
    expect((await sets().read({ actor: liis, id: set.id })).documents).toBe(1)
    await sets().remove({ actor: maria, id: set.id, document: id })
    await sets().delete({ actor: liis, id: set.id })
  })

  it('let translators cancel and undo what they published in their language', async () => {
    const named = { type: 'updates', id }
    await setup.documents.publish({ actor: maria, ...named, layers: { en: 1, '*': 1 } })
    const eleni = await setup.createUser('Eleni', 'translator', ['el'])
    const kadri = await setup.createUser('Kadri', 'translator', ['et'])
    const data = { title: 'Φτέρες', slug: 'fteres', body: 'Κείμενο.' }
    await setup.documents.save({ actor: eleni, ...named, layer: 'el', version: 0, data })
    const set = await create(eleni, 'el')
    const chosen = { actor: eleni, id: set.id, revision: set.revision }
    await sets().schedule({ ...chosen, at: new Date(now + hour).toISOString() })
    await expect(sets().unschedule({ actor: kadri, id: set.id })).rejects.toMatchObject(refused)
    expect(await sets().unschedule({ actor: eleni, id: set.id })).toMatchObject({ state: 'open' })
    await sets().publish(chosen)
    await expect(sets().undo({ actor: kadri, id: set.id })).rejects.toMatchObject(refused)
    expect(await sets().undo({ actor: eleni, id: set.id })).toMatchObject({ state: 'undone' })
    const { layers } = await setup.documents.read({ actor: maria, ...named })
    expect([layers.en.publishedVersion, layers.el.publishedVersion]).toEqual([1, null])
  })
})
