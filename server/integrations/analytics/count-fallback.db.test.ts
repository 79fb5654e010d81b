import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales, layers, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import { fallbackCounter } from './count-fallback.ts'

describe.each(callDatabases)('Page missed in a language on %s', (kind) => {
  let setup: TestDocuments
  let maria: Actor
  let cotton: string
  let linen: string
  let spring: string
  let kevad: string

  async function publish(type: string, id: string, data: Partial<Record<Layer, object>>): Promise<void> {
    const named = { actor: maria, type, id }
    for (const layer of layers) {
      if (data[layer] === undefined) continue
      const { version } = (await setup.documents.read(named)).layers[layer]
      await setup.documents.save({ ...named, layer, version, data: { ...data[layer] } })
    }
    const written = Object.entries((await setup.documents.read(named)).layers).filter(
      ([, { version }]) => version > 0,
    )
    await setup.documents.publish({
      ...named,
      layers: Object.fromEntries(written.map(([layer, { version }]) => [layer, version])),
    })
  }

  async function writeDocs(slug: string, locales: readonly Layer[]): Promise<string> {
    const fields = { title: 'Paper', slug, body: 'Paper.' }
    const { id } = await setup.documents.create({ actor: maria, type: 'docs', locale: 'en', data: fields })
    const others = locales.map((locale) => [locale, { ...fields, slug: `${slug}-${locale}` }])
    await publish('docs', id, { ...Object.fromEntries(others), '*': { order: 1 } })
    return id
  }

  /** Publishes one update with a slug in each of the given locales. */
  async function writeUpdate(slugs: Readonly<Partial<Record<Locale, string>>>): Promise<string> {
    const layers = Object.entries(slugs).map(([locale, slug]) => [
      locale,
      { title: slug, slug, body: 'Paper.' },
    ])
    const locale = slugs.en === undefined ? 'et' : 'en'
    const { id } = await setup.documents.create({ actor: maria, type: 'updates', locale, data: {} })
    await publish('updates', id, { ...Object.fromEntries(layers), '*': {} })
    return id
  }

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    maria = await setup.createUser('Maria')
    cotton = await writeDocs('paper/cotton', [])
    linen = await writeDocs('paper/linen', ['el'])
    spring = await writeUpdate({ en: 'spring' })
    kevad = await writeUpdate({ et: 'kevad', el: 'anoixi' })
    await publish('privacy-policy', 'privacy-policy', { en: { title: 'Privacy', body: 'None.' }, '*': {} })
  })

  type Expected = readonly [type: string, id: () => string, locale: string] | undefined
  const cases: readonly (readonly [path: string, expected: Expected])[] = [
    ['/el/docs/paper/cotton', ['docs', () => cotton, 'el']],
    ['/et/docs/paper/linen', ['docs', () => linen, 'et']],
    ['/et/privacy-policy', ['privacy-policy', () => 'privacy-policy', 'et']],
    ['/el/updates/spring', ['updates', () => spring, 'el']],
    ['/updates/kevad', ['updates', () => kevad, 'en']],
    ['/el/updates/kevad', undefined],
    ['/docs/paper/cotton', undefined],
    ['/el/docs/paper/linen', undefined],
    ['/el/docs/start/install', undefined],
    ['/el/updates/nowhere', undefined],
    ['/el/terms-and-conditions', undefined],
    ['/el/docs/%E0%A4%A', undefined],
  ]

  it('is counted when a single exists in a fallback language', async () => {
    onTestFinished(() => setSiteLocales(interfaceLocales))
    await publish('cookie-policy', 'cookie-policy', { et: { title: 'Küpsised', body: 'Pole.' }, '*': {} })
    const counted: unknown[] = []
    const countFallback = (...one: readonly unknown[]) => void counted.push(one)
    const count = fallbackCounter({ documents: setup.documents, translations: { countFallback } })
    await count('/el/cookie-policy')
    expect(counted).toEqual([])
    setSiteLocales(interfaceLocales, { el: 'et' })
    await count('/el/cookie-policy')
    expect(counted).toEqual([['cookie-policy', 'cookie-policy', 'el']])
  })

  it.each(cases)('is counted only when it exists in another language: %s', async (path, expected) => {
    const counted: unknown[] = []
    const countFallback = (...one: readonly unknown[]) => void counted.push(one)
    await fallbackCounter({ documents: setup.documents, translations: { countFallback } })(path)
    expect(counted).toEqual(expected ? [[expected[0], expected[1](), expected[2]]] : [])
  })
})
