import type { Layer } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../http/visitor.ts'
import { databases } from '../testing/databases.ts'
import type { Desk } from '../testing/desk.ts'
import { openDesk } from '../testing/desk.ts'
import { fallbackCounter } from './count-fallback.ts'

describe.each(databases)('a page that is shown in English for want of a translation, on %s', (kind) => {
  let desk: Desk
  let maria: Actor
  let cotton: string
  let linen: string

  async function publish(type: string, id: string, data: Partial<Record<Layer, object>>): Promise<void> {
    const named = { actor: maria, type, id }
    for (const layer of layers) {
      if (data[layer] === undefined) continue
      const { version } = (await desk.documents.read(named)).layers[layer]
      await desk.documents.save({ ...named, layer, version, data: { ...data[layer] } })
    }
    const written = Object.entries((await desk.documents.read(named)).layers).filter(
      ([, { version }]) => version > 0,
    )
    await desk.documents.publish({
      ...named,
      layers: Object.fromEntries(written.map(([layer, { version }]) => [layer, version])),
    })
  }

  async function writeDocs(slug: string, locales: readonly Layer[]): Promise<string> {
    const words = { title: 'Paper', slug, body: 'Paper.' }
    const { id } = await desk.documents.create({ actor: maria, type: 'docs', locale: 'en', data: words })
    const others = locales.map((locale) => [locale, { ...words, slug: `${slug}-${locale}` }])
    await publish('docs', id, { ...Object.fromEntries(others), '*': { order: 1 } })
    return id
  }

  beforeAll(async () => {
    desk = await openDesk(kind)
    maria = await desk.hire('Maria')
    cotton = await writeDocs('paper/cotton', [])
    linen = await writeDocs('paper/linen', ['el'])
    await publish('privacy-policy', 'privacy-policy', { en: { title: 'Privacy', body: 'None.' }, '*': {} })
  })

  type Expected = readonly [type: string, id: () => string, locale: string] | undefined
  const cases: readonly (readonly [path: string, expected: Expected])[] = [
    ['/el/docs/paper/cotton', ['docs', () => cotton, 'el']],
    ['/et/docs/paper/linen', ['docs', () => linen, 'et']],
    ['/et/privacy-policy', ['privacy-policy', () => 'privacy-policy', 'et']],
    ['/docs/paper/cotton', undefined],
    ['/el/docs/paper/linen', undefined],
    ['/el/docs/start/install', undefined],
    ['/el/updates/nowhere', undefined],
    ['/el/terms-and-conditions', undefined],
    ['/el/docs/%E0%A4%A', undefined],
  ]

  it.each(cases)('is counted where it is one: %s', async (path, expected) => {
    const counted: unknown[] = []
    const countFallback = (...one: readonly unknown[]) => void counted.push(one)
    await fallbackCounter({ documents: desk.documents, translations: { countFallback } })(path)
    expect(counted).toEqual(expected ? [[expected[0], expected[1](), expected[2]]] : [])
  })
})
