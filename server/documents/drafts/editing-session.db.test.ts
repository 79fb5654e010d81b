import type { LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, model, slugFrom } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { minute } from '../../platform/durations.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { SavedResponse } from '../core/document-schemas.ts'
import { mergeFields } from './merge-save.ts'

describe.each(databases)('editing session on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let jaan: Actor
  let now = Date.UTC(2026, 10, 20)

  beforeAll(async () => {
    setup = await openTestDocuments(kind, { clock: () => new Date(now) })
    maria = await setup.createUser('Maria')
    jaan = await setup.createUser('Jaan')
  })

  const update = async () => {
    const data = { title: 'Tide', slug: '', body: 'One.\n\nTwo.\n\nThree.' }
    return (await setup.documents.create({ actor: maria, type: 'updates', locale: 'el', data })).id
  }
  const named = (id: string, actor = maria) => ({ actor, type: 'updates', id, layer: 'el' as const })
  const autosaveOf = (session: string) => (id: string, number: number, version: number, data: LayerData) =>
    setup.documents.save({ ...named(id), version, data, session: { id: session, number, autosave: true } })
  const autosave = autosaveOf('session-a')
  const save = (actor: Actor, id: string, version: number, data: LayerData) =>
    setup.documents.save({ ...named(id, actor), version, data })
  const draft = async (id: string) => (await setup.documents.read(named(id))).layers.el
  const numbers = async (id: string) =>
    (await setup.documents.versions(named(id))).items.map(({ number }) => number)

  it('has one version in the history for all its autosaves', async () => {
    const id = await update()
    for (let number = 1; number <= 5; number++) {
      expect((await autosave(id, number, number, { excerpt: `${number}` })).layer.version).toBe(number + 1)
    }
    expect(await draft(id)).toMatchObject({ version: 6, data: { excerpt: '5' } })
    expect(await numbers(id)).toEqual([6, 1])
  })

  it('merges a change that is based on a replaced autosave', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'First' })
    const started = await draft(id)
    await autosave(id, 2, 2, { excerpt: 'Second', body: 'One!\n\nTwo.\n\nThree.' })
    const { layer } = await save(jaan, id, started.version, { body: 'One.\n\nTwo.\n\nThree!' })
    expect(layer.data).toMatchObject({ excerpt: 'Second', body: 'One!\n\nTwo.\n\nThree!' })
  })

  it('keeps a version after an explicit save, even when nothing changed since the last autosave', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'First' })
    await setup.documents.save({
      ...named(id),
      version: 2,
      data: {},
      session: { id: 'session-a', number: 2 },
    })
    await autosave(id, 3, 2, { excerpt: 'Second' })
    await save(jaan, id, 3, {})
    await autosave(id, 4, 3, { excerpt: 'Third' })
    expect(await numbers(id)).toEqual([4, 3, 2, 1])
  })

  it('keeps a version every half hour', async () => {
    const id = await update()
    for (let number = 1; number <= 7; number++) {
      await autosave(id, number, number, { excerpt: `${number}` })
      now += 10 * minute
    }
    expect(await numbers(id)).toEqual([8, 7, 4, 1])
  })

  it('never replaces a version that is or was public or has a name', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'Shown' })
    await setup.documents.publish({ ...named(id), layers: { el: 2, '*': 1 } })
    await autosave(id, 2, 2, { excerpt: 'Shown and taken back' })
    await setup.documents.publish({ ...named(id), layers: { el: 3 } })
    await setup.documents.unpublish({ ...named(id), layers: { el: 3 } })
    await autosave(id, 3, 3, { excerpt: 'Named' })
    await setup.documents.nameVersion({ ...named(id), number: 4, note: 'Before the trip' })
    await autosave(id, 4, 4, { excerpt: 'Passing' })
    await autosave(id, 5, 5, { excerpt: 'Last' })
    expect(await numbers(id)).toEqual([6, 4, 3, 2, 1])
  })

  it('never replaces a version of another session or user', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'Here' })
    await autosaveOf('session-b')(id, 1, 2, { excerpt: 'On the other device' })
    const theirs = { ...named(id, jaan), session: { id: 'session-b', number: 2, autosave: true } }
    await setup.documents.save({ ...theirs, version: 3, data: { excerpt: 'By Jaan' } })
    expect(await numbers(id)).toEqual([4, 3, 2, 1])
  })

  it('returns the same result for a repeated save, and changes nothing', async () => {
    const id = await update()
    const first = await autosave(id, 1, 1, { excerpt: 'Once' })
    expect(await autosave(id, 1, 1, { excerpt: 'Once' })).toEqual(first)
    await save(jaan, id, 2, { title: 'By Jaan' })
    const again = await autosave(id, 1, 1, { excerpt: 'Once' })
    expect([again.layer.version, again.layer.data, again.merged]).toEqual([2, first.layer.data, []])
    expect(await draft(id)).toMatchObject({ version: 3, data: { title: 'By Jaan', excerpt: 'Once' } })
  })

  it('creates one version for a save that arrives several times at once', async () => {
    const id = await update()
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => autosave(id, 1, 1, { excerpt: 'Once' })),
    )
    expect(responses.map(({ layer }) => layer.version)).toEqual([2, 2, 2, 2, 2])
    expect(await numbers(id)).toEqual([2, 1])
  })

  it('has no conflict with its own change after a lost response', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'Fog', title: 'Taken back' })
    await save(jaan, id, 2, { body: 'One.\n\nTwo.\n\nThree!' })
    const { layer } = await autosave(id, 2, 1, { excerpt: 'Fog and rain' })
    expect(layer.data).toMatchObject({
      title: 'Tide',
      excerpt: 'Fog and rain',
      body: 'One.\n\nTwo.\n\nThree!',
    })
  })

  it('reports a conflict when the base version is gone', async () => {
    const id = await update()
    await autosave(id, 1, 1, { excerpt: 'First' })
    await autosave(id, 2, 2, { excerpt: 'Second' })
    await setup.db.kysely.deleteFrom('replaced_versions').where('document_id', '=', id).execute()
    await expect(save(jaan, id, 2, { excerpt: 'By Jaan' })).rejects.toMatchObject({
      code: 'version_conflict',
      details: { data: { conflicts: [{ field: 'excerpt', yours: 'By Jaan', theirs: 'Second' }] } },
    })
    expect((await save(jaan, id, 2, { excerpt: 'Second' })).layer.version).toBe(3)
  })

  it('keeps the last hundred replaced autosaves as base versions', async () => {
    const id = await update()
    for (let number = 1; number <= 104; number++) {
      await autosave(id, number, number, { excerpt: `${number}` })
    }
    const { count } = await setup.db.kysely
      .selectFrom('replaced_versions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(100)
    expect((await save(jaan, id, 5, { title: 'By Jaan' })).layer.data).toMatchObject({ excerpt: '104' })
  })

  it('loses and duplicates nothing when saves arrive late, repeatedly and in any order', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom('title', 'first', 'new'), text: fc.stringMatching(/^[a-z]{1,3}$/) }),
      fc.record({ send: fc.constant(true) }),
      fc.record({ deliver: fc.nat(9), isReceived: fc.boolean() }),
      fc.record({ jaan: fc.stringMatching(/^[A-Z]{1,3}$/) }),
    )
    const order = fc.array(fc.nat(30), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), order, async (steps, late) => {
        const id = await update()
        const session = openSession((number, version, data) => autosave(id, number, version, data))
        session.begin(await draft(id))
        let jaans = 'Three.'
        for (const one of steps) {
          if ('type' in one) session.type(one.type, one.text)
          else if ('send' in one) session.send()
          else if ('deliver' in one) await session.deliver(one.deliver, one.isReceived)
          else {
            const { version, data } = await draft(id)
            const body = String(data.body).replace(jaans, `${one.jaan}.`)
            jaans = `${one.jaan}.`
            await save(jaan, id, version, { body, excerpt: one.jaan })
          }
        }
        session.send()
        for (const which of late) await session.deliver(which, false)
        await session.deliverAll()
        const { data } = await draft(id)
        const { title, first, added } = session.written()
        expect(data.title).toBe(title)
        expect(data.body).toBe([first, ...added, 'Two.', jaans].join('\n\n'))
        expect(data.excerpt).toBe(jaans === 'Three.' ? '' : jaans.slice(0, -1))
      }),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    )
  })

  it('has no conflict with itself when a word is typed again, and keeps the slug of the last title', async () => {
    const step = fc.record({ behind: fc.nat({ max: 3 }), title: fc.constantFrom('Ada', 'Berta', 'Cora') })
    const steps = fc.array(step, { minLength: 2, maxLength: 7 })
    let made = 0
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (saves, isAutosave) => {
        made += 1
        const id = await update()
        const session = { id: 'session-a', autosave: isAutosave }
        const receivedVersions = [1]
        let version = 1
        for (const [index, { behind, title }] of saves.entries()) {
          version = Math.max(version, receivedVersions.at(-1 - behind) ?? 1)
          const text = `${title} ${made}`
          const data = { title: text, slug: slugFrom(text) }
          const saved = await setup.documents.save({
            ...named(id),
            ...{ version, data, session: { ...session, number: index + 1 } },
          })
          receivedVersions.push(saved.layer.version)
        }
        const last = `${saves.at(-1)?.title} ${made}`
        expect((await draft(id)).data).toMatchObject({ title: last, slug: slugFrom(last) })
      }),
      { numRuns: kind === 'sqlite' ? 60 : 20 },
    )
  })
})

type Send = (number: number, version: number, data: LayerData) => Promise<SavedResponse>

/** Simulates an editor whose saves arrive at any time and who receives only some of the responses. */
function openSession(send: Send) {
  const fields = fieldsOf(model.updates, 'el')
  const written = { title: 'Tide', first: 'One.', added: [] as string[] }
  const sent: { number: number; version: number; data: LayerData; screen: LayerData }[] = []
  let base: { version: number; data: LayerData } = { version: 0, data: {} }
  let screen: LayerData = {}

  async function deliver(which: number, isReceived: boolean): Promise<void> {
    const message = sent[which % Math.max(sent.length, 1)]
    if (message === undefined) return
    const { layer } = await send(message.number, message.version, message.data)
    if (!isReceived || message.number !== sent.length || layer.version < base.version) return
    const { data, conflicts } = mergeFields(fields, message.screen, screen, layer.data)
    expect(conflicts).toEqual([])
    base = layer
    screen = data
  }

  return {
    begin(layer: typeof base) {
      base = layer
      screen = layer.data
    },
    type(what: string, text: string) {
      const body = String(screen.body)
      if (what === 'title') {
        screen = { ...screen, title: text }
        written.title = text
      } else if (what === 'first') {
        screen = { ...screen, body: `${text}.${body.slice(written.first.length)}` }
        written.first = `${text}.`
      } else {
        const at = body.indexOf('Two.')
        written.added.push(`${text}${written.added.length}`)
        screen = { ...screen, body: `${body.slice(0, at)}${written.added.at(-1)}\n\n${body.slice(at)}` }
      }
    },
    send() {
      const changes = Object.entries(screen).filter(([name, value]) => value !== base.data[name])
      const data = Object.fromEntries(changes.filter(([name]) => name !== 'seo'))
      sent.push({ number: sent.length + 1, version: base.version, data, screen })
    },
    deliver,
    async deliverAll() {
      for (let which = sent.length - 1; which >= 0; which--) await deliver(which, false)
    },
    written: () => written,
  }
}
