/** XLIFF on both databases: round trips, what an import changes, and what it leaves out. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales, model, setSiteLocales } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isFullRun } from '../../../tools/testing/is-full-run.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { openParseTimeLimit } from '../checks/index.ts'
import type { Translations } from '../translations/index.ts'
import { openTranslations } from '../translations/index.ts'
import type { Xliff } from './index.ts'
import { openXliff } from './index.ts'
import { randomMdx } from './testing/random-mdx.ts'
import { translatedBy } from './testing/translated-by.ts'

describe.each(callDatabases)('XLIFF on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let translations: Translations
  let xliff: Xliff

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    translations = openTranslations({ ...setup, types: model })
    const parseTimeLimit = openParseTimeLimit()
    closeAtEnd(() => parseTimeLimit.close())
    xliff = openXliff({ ...setup, translations, parseTimeLimit })
  })

  afterEach(() => setSiteLocales(interfaceLocales))

  const named = (id: string) => ({ actor: maria, type: 'docs', id })
  const create = async (data: object) =>
    (await setup.documents.create({ actor: maria, type: 'docs', locale: 'en', data: { ...data } })).id
  const layerOf = async (id: string, locale: Locale = 'et') =>
    (await setup.documents.read(named(id))).layers[locale]
  const save = async (id: string, layer: Locale, data: object) =>
    setup.documents.save({
      ...named(id),
      layer,
      version: (await layerOf(id, layer)).version,
      data: { ...data },
    })
  /** Only of one document, because the others of the file are in the same database. */
  const exported = async (id: string, scope: 'waiting' | 'all' = 'all', locale: Locale = 'et') => {
    const input = { actor: maria, source: 'en', locale, types: ['docs'], scope } as const
    let text = ''
    for await (const part of await xliff.export(input)) {
      if (!part.startsWith('<file') || part.includes(`"docs/${id}"`)) text += part
    }
    return text
  }
  const dryRun = (text: string, replaceChanged = false, actor = maria) =>
    xliff.import({ actor, xliff: text, replaceChanged })
  const importAll = async (text: string, replaceChanged = false) => {
    const { fingerprint } = await dryRun(text, replaceChanged)
    return xliff.import({ actor: maria, xliff: text, replaceChanged, fingerprint })
  }
  const stateOf = async (id: string) => (await translations.read({ ...named(id), locale: 'et' })).state

  const body = [
    '# About *blue*',
    'Read [the guide](/docs/start) and press <Key>Ctrl</Key>.',
    '<Callout title="Careful">\n\nIron salts stain.\n\n- One\n- Two\n\n</Callout>',
    '```js\nconst a = 1\n```',
    '![A fern](/media/fern.webp)',
    '| A | B |\n| --- | --- |\n| c | `d` |',
  ].join('\n\n')

  it('exports, imports and exports the same bytes, before and after a translation', async () => {
    const id = await create({ title: 'Blue', summary: 'Short.', body })
    const first = await exported(id)
    expect((await importAll(first)).documents).toEqual([])
    expect(await exported(id)).toBe(first)
    const file = translatedBy(first, (text) => text.toUpperCase())
    const plan = await importAll(file)
    expect(plan.reports[0]).toMatchObject({ result: 'changed', skipped: [] })
    const { data, status } = await layerOf(id)
    expect(status).toBe('draft')
    expect(data).toMatchObject({
      title: 'BLUE',
      summary: 'SHORT.',
      slug: 'blue',
      body: [
        '# ABOUT *BLUE*',
        'READ [THE GUIDE](/docs/start) AND PRESS <Key>CTRL</Key>.',
        '<Callout title="CAREFUL">\n  IRON SALTS STAIN.\n\n  - ONE\n  - TWO\n</Callout>',
        '```js\nconst a = 1\n```',
        '![A FERN](/media/fern.webp)',
        '| A | B |\n| --- | --- |\n| C | `d` |',
      ].join('\n\n'),
    })
    expect(await stateOf(id)).toBe('current')
    const second = await exported(id)
    expect(second).toContain('state="translated"')
    expect((await importAll(second)).documents).toEqual([])
    expect((await importAll(file)).documents).toEqual([])
    expect(await exported(id)).toBe(second)
    expect(await exported(id, 'waiting')).not.toContain('<unit')
  })

  it.each([[['en', 'pt', 'pt-BR']], [['en', 'pt-BR']]] as const)(
    'imports a regional language on a site with %s',
    async (languages) => {
      setSiteLocales(languages)
      const id = await create({ title: 'Bus' })
      const file = translatedBy(await exported(id, 'all', 'pt-BR'), () => 'Ônibus')
      expect((await importAll(file)).locale).toBe('pt-BR')
      expect((await layerOf(id, 'pt-BR')).data.title).toBe('Ônibus')
    },
  )

  it('keeps every random text through export, import and export', async () => {
    await fc.assert(
      fc.asyncProperty(randomMdx, async (text) => {
        const id = await create({ title: 'T', body: text })
        const first = await exported(id)
        expect((await importAll(first)).documents).toEqual([])
        const plan = await importAll(translatedBy(first, (text) => `${text} ü`))
        expect(plan.reports.flatMap(({ skipped }) => skipped)).toEqual([])
        const second = await exported(id)
        expect((await importAll(second)).documents).toEqual([])
        expect(await exported(id)).toBe(second)
        if (first.includes('<unit id="body')) expect(await stateOf(id)).toBe('current')
      }),
      { numRuns: isFullRun ? 30 : 6 },
    )
  })

  it('imports only some passages, and leaves the others as missing', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.\n\nThree.' })
    const file = translatedBy(await exported(id), (text) => (text === 'Two.' ? 'Kaks.' : ''))
    await importAll(file)
    expect((await layerOf(id)).data.body).toBe('Kaks.')
    const { fields } = await translations.read({ ...named(id), locale: 'et' })
    expect(fields.find(({ field }) => field === 'body')?.changes.map(({ now }) => now)).toEqual([
      'One.',
      'Three.',
    ])
    await importAll(translatedBy(await exported(id, 'waiting'), (text) => `${text} ü`))
    expect((await layerOf(id)).data.body).toBe('One. ü\n\nKaks.\n\nThree. ü')
    expect(await stateOf(id)).toBe('current')
  })

  it('takes a copy of the source for a missing text, unless the agency calls it a translation', async () => {
    const id = await create({ title: 'Cyanotype', body: 'See [more](/docs/a).' })
    const copied = (await exported(id)).replaceAll(/<source>(.*?)<\/source>/g, '$&<target>$1</target>')
    expect(await dryRun(copied)).toMatchObject({
      documents: [],
      reports: [{ changes: [], empty: 2, skipped: [] }],
    })
    await importAll(copied.replaceAll('state="initial"', 'state="translated"'))
    expect((await layerOf(id)).data).toMatchObject({ title: 'Cyanotype', body: 'See [more](/docs/a).' })
  })

  it('leaves out passages whose source changed after the export', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.' })
    const file = translatedBy(await exported(id), (text) => `${text} ü`)
    await save(id, 'en', { body: 'One.\n\nTwo and a half.' })
    const { reports } = await importAll(file)
    expect(reports[0]?.skipped).toEqual([{ field: 'body', reason: 'source-changed', text: 'Two. ü' }])
    expect((await layerOf(id)).data).toMatchObject({ title: 'Blue ü', body: 'One. ü' })
    expect(await stateOf(id)).toBe('outdated')
  })

  it('replaces a translation that was changed after the export only on request', async () => {
    const id = await create({ title: 'Blue', body: 'One.' })
    await save(id, 'et', { title: 'Sinine', body: 'Üks.' })
    const file = translatedBy(await exported(id), (text) => `${text} ü`)
    await save(id, 'et', { body: 'Ainult üks.' })
    const { reports } = await importAll(file)
    expect(reports[0]?.skipped).toEqual([{ field: 'body', reason: 'translation-changed', text: 'One. ü' }])
    expect((await layerOf(id)).data).toMatchObject({ title: 'Blue ü', body: 'Ainult üks.' })
    const again = await dryRun(file, true)
    expect(again.reports[0]?.changes).toMatchObject([
      { before: 'Ainult üks.', after: 'One. ü', replaces: true },
    ])
    await importAll(file, true)
    expect((await layerOf(id)).data.body).toBe('One. ü')
  })

  it('refuses an import that is not what its dry run showed, and saves nothing', async () => {
    const id = await create({ title: 'Blue', body: 'One.' })
    const file = translatedBy(await exported(id), (text) => `${text} ü`)
    const { fingerprint } = await dryRun(file)
    await save(id, 'et', { title: 'Sinine' })
    await expect(
      xliff.import({ actor: maria, xliff: file, replaceChanged: false, fingerprint }),
    ).rejects.toMatchObject({ code: 'stale_version' })
    expect((await layerOf(id)).data.body).toBe('')
  })

  it('keeps links that only the translation has, and refuses texts without their codes', async () => {
    const id = await create({ title: 'Blue', body: 'See [more](/docs/a) and <Key>A</Key>.' })
    await save(id, 'et', { title: 'Sinine', body: 'Vaata [lisa](/et/docs/a) ja <Key>A</Key>.' })
    await importAll((await exported(id)).replace('>Vaata ', '>Loe '))
    expect((await layerOf(id)).data.body).toBe('Loe [lisa](/et/docs/a) ja <Key>A</Key>.')
    const without = (await exported(id)).replace(/<target>Loe .*?<\/target>/, '<target>Loe.</target>')
    expect((await dryRun(without)).reports[0]?.skipped).toMatchObject([{ reason: 'codes', text: 'Loe.' }])
  })

  it('marks an out-of-date translation as up to date when the agency confirms it', async () => {
    const id = await create({ title: 'Blue', body: 'One.' })
    await save(id, 'et', { title: 'Sinine', body: 'Üks.' })
    await save(id, 'en', { body: 'One!' })
    const file = await exported(id, 'waiting')
    expect((await dryRun(file)).documents).toEqual([])
    await importAll(file.replaceAll('state="initial"', 'state="final"'))
    expect(await stateOf(id)).toBe('current')
    expect((await layerOf(id)).version).toBe(1)
  })

  it('never lets a text become markup', async () => {
    const id = await create({ title: 'Blue', body: 'One.' })
    const hostile = '# <Callout>{1}</Callout> ](/x) ``` *a*'
    await importAll(translatedBy(await exported(id), (text) => (text === 'One.' ? hostile : '')))
    const again = await exported(id)
    expect(again).toContain('&lt;Callout&gt;{1}&lt;/Callout&gt;')
    expect(again).not.toContain('<pc')
  })

  it('refuses a text that would block the parser, and goes on with the others', async () => {
    const id = await create({ title: 'Blue', body: 'One.\n\nTwo.' })
    const texts: Readonly<Record<string, string>> = { 'One.': ']'.repeat(100_000), Blue: 'Sinine' }
    const { reports } = await dryRun(translatedBy(await exported(id), (text) => texts[text] ?? ''))
    expect(reports).toMatchObject([
      { changes: [{ field: 'title', after: 'Sinine' }], skipped: [{ field: 'body', reason: 'invalid' }] },
    ])
  })

  it('names documents that are unknown or not permitted', async () => {
    const id = await create({ title: 'Blue' })
    const file = translatedBy(await exported(id), (text) => `${text} ü`)
    const unknown = file.replaceAll(id, '01920000-0000-7000-8000-000000000000')
    expect((await dryRun(unknown)).reports).toMatchObject([{ result: 'refused', reason: 'unknown-document' }])
    const eleni: Actor = { ...maria, role: 'translator', locales: ['el'] }
    const refused = await dryRun(file, false, eleni)
    expect(refused.reports).toMatchObject([{ result: 'refused', reason: 'not-allowed' }])
    expect(refused.documents).toEqual([])
    const other: Actor = { ...maria, role: 'editor', collections: ['updates'] }
    expect((await dryRun(file, false, other)).reports[0]?.reason).toBe('not-allowed')
  })
})
