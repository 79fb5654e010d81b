import type { Locale } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Translations } from './index.ts'
import { openTranslations } from './index.ts'

describe.each(callDatabases)('translations on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let translations: Translations

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    translations = openTranslations({ ...setup, types: model })
  })

  const named = (id: string) => ({ actor: maria, type: 'updates', id })
  const create = async (data: object, locale: Locale = 'en') =>
    (await setup.documents.create({ actor: maria, type: 'updates', locale, data: { ...data } })).id
  const versionOf = async (id: string, locale: Locale) =>
    (await setup.documents.read(named(id))).layers[locale].version
  const save = async (id: string, layer: Locale, data: object, source?: number) => {
    const version = await versionOf(id, layer)
    return setup.documents.save({ ...named(id), layer, version, data: { ...data }, source })
  }
  const publish = async (id: string, locale: Locale) => {
    const { layers } = await setup.documents.read(named(id))
    const numbers = { [locale]: layers[locale].version, '*': layers['*'].version }
    await setup.documents.publish({ ...named(id), layers: numbers })
  }
  const read = (id: string, locale: Locale = 'et', against?: 'public' | 'draft') =>
    translations.read({ type: 'updates', id, locale, against })
  const states = async (id: string, against?: 'public' | 'draft') => {
    const { fields } = await read(id, 'et', against)
    return Object.fromEntries(
      fields.filter(({ state }) => state !== 'empty').map(({ field, state }) => [field, state]),
    )
  }
  const shown = async (id: string) => {
    const rows = await setup.db.kysely
      .selectFrom('document_layers')
      .select(['layer', 'translation'])
      .where('document_id', '=', id)
      .execute()
    return Object.fromEntries(rows.map(({ layer, translation }) => [layer, translation]))
  }

  it('are missing until they are written, and lists show it', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.' })
    expect(await states(id)).toEqual({ title: 'missing', body: 'missing' })
    expect(await shown(id)).toEqual({ en: null, et: 'missing', el: 'missing', '*': null })
    await save(id, 'et', { title: 'Sinine' })
    expect(await states(id)).toEqual({ title: 'current', body: 'missing' })
    await save(id, 'et', { body: 'Üks.\n\nKaks.' })
    expect(await read(id)).toMatchObject({ source: 'en', sourceVersion: 1, version: 2, state: 'current' })
    expect(await shown(id)).toMatchObject({ et: 'current', el: 'missing' })
    const { items } = await setup.documents.list({ actor: maria, type: 'updates' })
    expect(items.find((item) => item.id === id)?.translations).toEqual({ et: 'current', el: 'missing' })
  })

  it('are outdated by field and paragraph, with the old and the current text', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.\n\nThree.' })
    await save(id, 'et', { title: 'Sinine', body: 'Üks.\n\nKaks.\n\nKolm.' })
    await save(id, 'en', { body: 'Three.\n\nOne.\n\nTwo and a half.\n\nFour.' })
    const response = await read(id)
    expect(response.state).toBe('outdated')
    expect(response.fields.find(({ field }) => field === 'title')).toMatchObject({
      state: 'current',
      changes: [],
    })
    expect(response.fields.find(({ field }) => field === 'body')).toMatchObject({
      state: 'outdated',
      changes: [
        { old: 'Two.', now: 'Two and a half.' },
        { old: null, now: 'Four.' },
      ],
      counterparts: [2, 0, 1, null],
    })
    expect((await shown(id)).et).toBe('outdated')
    const { layers } = await setup.documents.read(named(id))
    expect(layers.et.data.body).toBe('Üks.\n\nKaks.\n\nKolm.')
  })

  it('are current again only for a paragraph that was translated again', async () => {
    const id = await create({ title: 'A', body: 'One.\n\nTwo.' })
    await save(id, 'et', { title: 'A', body: 'Üks.\n\nKaks.' })
    await save(id, 'en', { body: 'One!\n\nTwo!' })
    await save(id, 'et', { body: 'Üks!\n\nKaks.' })
    const body = (await read(id)).fields.find(({ field }) => field === 'body')
    expect(body?.changes.map(({ now }) => now)).toEqual(['Two!'])
    await save(id, 'et', { body: 'Üks!\n\nKaks!' })
    expect(await states(id)).toEqual({ title: 'current', body: 'current' })
  })

  it('use the source version that the client names', async () => {
    const id = await create({ title: 'A', body: 'One.' })
    await save(id, 'en', { body: 'Two.' })
    await save(id, 'et', { title: 'A', body: 'Üks.' }, 1)
    expect(await states(id)).toEqual({ title: 'current', body: 'outdated' })
    await save(id, 'et', { body: 'Kaks. Pikemalt.\n\nJa veel.' }, 2)
    expect(await states(id)).toEqual({ title: 'current', body: 'current' })
    await expect(save(id, 'et', { body: 'Kolm.' }, 9)).rejects.toMatchObject({ code: 'stale_version' })
  })

  it('keep the text of an autosave that was replaced', async () => {
    const id = await create({ title: 'Blue' })
    const session = { id: 'a-session', autosave: true }
    const autosave = (number: number, title: string) =>
      setup.documents.save({
        ...named(id),
        ...{ layer: 'en', version: number, data: { title }, session: { ...session, number } },
      })
    await autosave(1, 'Deep blue')
    await autosave(2, 'Pale blue')
    await save(id, 'et', { title: 'Sügavsinine' }, 2)
    expect(await states(id)).toEqual({ title: 'outdated' })
    expect((await read(id)).fields.find(({ field }) => field === 'title')?.changes).toMatchObject([
      { old: 'Deep blue', now: 'Pale blue' },
    ])
  })

  it('can be marked as translated or still right only with the latest versions', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.' })
    await save(id, 'et', { title: 'Sinine', body: 'Üks.\n\nKaks.' })
    await save(id, 'en', { title: 'Blue!', body: 'One!\n\nTwo!' })
    const [first] = (await read(id)).fields.find(({ field }) => field === 'body')?.changes ?? []
    const input = { ...named(id), locale: 'et' as const, version: 1, source: 2 }
    const mark = (marks: Parameters<Translations['mark']>[0]['marks'], other = {}) =>
      translations.mark({ ...input, ...other, marks })
    const passages = [first?.passage ?? '']
    const events: unknown[] = []
    setup.outbox.subscribe((event) => void events.push(event))
    await mark([
      { field: 'title', as: 'still-right' },
      { field: 'body', as: 'translated', passages },
    ])
    expect(await states(id)).toEqual({ title: 'still-right', body: 'outdated' })
    const done = await mark([{ field: 'body', as: 'translated' }])
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'document.translated', id, layers: ['et'] }),
    )
    expect(done.state).toBe('current')
    expect((await shown(id)).et).toBe('current')
    const body = { field: 'body', as: 'translated' } as const
    for (const stale of [{ version: 0 }, { source: 1 }, { version: 2 }]) {
      await expect(mark([body], stale)).rejects.toMatchObject({ code: 'stale_version' })
    }
    await expect(mark([{ ...body, passages: ['nowhere'] }])).rejects.toMatchObject({ code: 'stale_version' })
    await expect(mark([{ ...body, field: 'cover' }])).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(mark([body], { locale: 'en' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('can be empty on purpose', async () => {
    const id = await create({ title: 'Blue', excerpt: 'Words.' })
    await save(id, 'et', { title: 'Sinine' })
    const marks = [{ field: 'excerpt', as: 'still-right' }] as const
    const input = { ...named(id), locale: 'et' as const, version: 1, source: 1 }
    expect((await translations.mark({ ...input, marks })).state).toBe('current')
    await save(id, 'en', { excerpt: 'Other words.' })
    expect(await states(id)).toEqual({ title: 'current', excerpt: 'missing' })
  })

  it('treat a draft with too many passages as one passage', async () => {
    const id = await create({ title: 'A', body: 'a\n\n'.repeat(20_001) })
    await save(id, 'et', { title: 'A', body: 'b' })
    await save(id, 'en', { body: `${'a\n\n'.repeat(20_001)}c` })
    const body = (await read(id)).fields.find(({ field }) => field === 'body')
    expect(body?.changes).toHaveLength(1)
  })

  it('are compared with the public version, or with the draft on request', async () => {
    const id = await create({ title: 'A', body: 'One.', slug: `held-${kind}` })
    await publish(id, 'en')
    await save(id, 'et', { title: 'A', body: 'Üks.' })
    await save(id, 'en', { body: 'Two.' })
    expect((await read(id)).against).toBe('public')
    expect(await states(id)).toEqual({ title: 'current', body: 'current' })
    expect(await states(id, 'draft')).toEqual({ title: 'current', body: 'outdated' })
    await publish(id, 'en')
    expect(await states(id)).toEqual({ title: 'current', body: 'outdated' })
    expect((await shown(id)).et).toBe('outdated')
  })

  it('are not outdated when they were made from a newer draft', async () => {
    const id = await create({ title: 'A', body: 'One.', slug: `ahead-${kind}` })
    await publish(id, 'en')
    await save(id, 'en', { body: 'Two.' })
    await save(id, 'et', { title: 'A', body: 'Kaks.' })
    expect(await states(id)).toEqual({ title: 'current', body: 'current' })
    await publish(id, 'en')
    expect(await states(id)).toEqual({ title: 'current', body: 'current' })
  })

  it('are compared with the draft after the source is unpublished', async () => {
    const id = await create({ title: 'A', body: 'One.', slug: `back-${kind}` })
    await publish(id, 'en')
    await save(id, 'et', { title: 'A', body: 'Üks.' })
    await save(id, 'en', { body: 'Two.' })
    await setup.documents.unpublish({ ...named(id), layers: { en: 2 } })
    expect(await states(id)).toEqual({ title: 'current', body: 'outdated' })
  })

  it('have the locale as their source that was written first', async () => {
    const id = await create({ title: 'Sinine', body: 'Üks.' }, 'et')
    await save(id, 'en', { title: 'Blue' })
    expect(await read(id, 'en')).toMatchObject({ source: 'et', state: 'outdated' })
    expect(await read(id, 'et')).toMatchObject({ source: 'et', state: 'source', fields: [] })
  })

  it('keep their marks after concurrent saves and an index rebuild', async () => {
    const id = await create({ title: 'A', body: 'One.\n\nTwo.', excerpt: 'E' })
    await save(id, 'et', { title: 'A', body: 'Üks.\n\nKaks.', excerpt: 'E' })
    await save(id, 'en', { body: 'One!\n\nTwo!' })
    const from = { ...named(id), layer: 'et', version: 1 } as const
    const jaan = await setup.createUser(`Jaan ${kind}`)
    await setup.documents.save({ ...from, data: { body: 'Üks!\n\nKaks.' } })
    await setup.documents.save({ ...from, actor: jaan, data: { body: 'Üks.\n\nKaks!', excerpt: 'F' } })
    expect(await states(id)).toEqual({ title: 'current', excerpt: 'current', body: 'current' })
    await save(id, 'en', { title: 'B' })
    const before = await read(id)
    await setup.db.kysely.deleteFrom('facts').where('name', '=', 'translations').execute()
    await setup.documents.refreshIndexes()
    expect(await read(id)).toEqual(before)
  })

  it('stay outdated in a copy', async () => {
    const id = await create({ title: 'A', body: 'One.' })
    await save(id, 'et', { title: 'A', body: 'Üks.' })
    await save(id, 'en', { body: 'Two.' })
    const copy = await setup.documents.copy({ ...named(id), locales: ['en', 'et'] })
    expect(await states(copy.id)).toEqual({ title: 'current', body: 'outdated' })
    expect(await shown(copy.id)).toMatchObject({ et: 'outdated', el: 'missing' })
    const body = (await read(copy.id)).fields.find(({ field }) => field === 'body')
    expect(body?.changes).toMatchObject([{ old: null, now: 'Two.' }])
    const copied = await setup.documents.copy({ ...named(id), locales: ['et'] })
    expect(await read(copied.id)).toMatchObject({ source: 'et', state: 'source' })
  })

  it('are not found for a missing document', async () => {
    const id = '01920000-0000-7000-8000-000000000000'
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(translations.read({ type: 'nothing', id, locale: 'et' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('are outdated exactly where the source text differs from the translated text', async () => {
    const paragraphs = fc.array(fc.constantFrom('One.', 'Two.', 'Three.', 'Four.'), {
      minLength: 1,
      maxLength: 4,
    })
    const edits = fc.array(fc.tuple(fc.constantFrom('en', 'et'), paragraphs), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(edits, async (steps) => {
        const id = await create({ title: 'T', body: 'Zero.' })
        let source = ['Zero.']
        let translated: readonly string[] | undefined
        let own = ''
        for (const [index, [locale, text]] of steps.entries()) {
          if (locale === 'en') {
            await save(id, 'en', { body: text.join('\n\n') })
            source = text
          } else {
            const body = `${index}\n\n${text.join('\n\n')}`
            await save(id, 'et', { body }, await versionOf(id, 'en'))
            translated = source
            own = body
          }
        }
        const body = (await read(id)).fields.find(({ field }) => field === 'body')
        const sorted = (list: readonly (string | null)[]) => list.filter((text) => text !== null).toSorted()
        const less = (from: readonly string[], those: readonly string[]) => {
          const left = [...those]
          return from.filter(
            (text) => !left.includes(text) || left.splice(left.indexOf(text), 1).length === 0,
          )
        }
        expect(sorted(body?.changes.map(({ now }) => now) ?? [])).toEqual(
          translated === undefined ? source.toSorted() : less(source, translated).toSorted(),
        )
        if (translated !== undefined) {
          expect(sorted(body?.changes.map(({ old }) => old) ?? [])).toEqual(
            less(translated, source).toSorted(),
          )
        }
        expect((await setup.documents.read(named(id))).layers.et.data.body).toBe(own)
      }),
      { numRuns: 25 },
    )
  })
})
