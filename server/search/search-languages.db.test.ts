/** Tests the search in languages without catalogues, on both databases. */
import type { Locale, Types } from '@cyanotype/content/model/index.ts'
import {
  collection,
  interfaceLocales,
  localeCodes,
  mdx,
  setSiteLocales,
  slug,
  text,
} from '@cyanotype/content/model/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'

const label = { id: 'test', message: 'Test' }
const types: Types = {
  works: collection('works', {
    label,
    labelOne: label,
    title: 'title',
    page: '/works/{slug}',
    fields: {
      title: text({ label, localized: true, required: true, searchable: true }),
      slug: slug({ label, from: 'title', localized: true, required: true }),
      body: mdx({ label, localized: true, searchable: true }),
    },
  }),
}

const documents: readonly (readonly [Locale, string, string])[] = [
  ['fr', 'Études', 'Des photographies exposées à Paris.'],
  ['de', 'Häuser', 'Zwei Ausstellungen im Museum.'],
  ['ru', 'Выставки', 'Новые отпечатки.'],
  ['ja', '東京都写真美術館', '青写真の展示を見学する。'],
  ['zh-CN', '蓝晒法', '这是一个摄影展览。'],
  ['th', 'นิทรรศการ', 'นิทรรศการภาพถ่ายเปิดวันจันทร์'],
  ['km', 'ពិព័រណ៍', 'ពិព័រណ៍រូបថតនៅភ្នំពេញ'],
  ['hi', 'प्रदर्शनियाँ', 'नई तस्वीरें यहाँ हैं।'],
]

const queries: readonly (readonly [Locale, string, readonly string[]])[] = [
  ['fr', 'étude', ['Études']],
  ['fr', 'etudes', ['Études']],
  ['fr', 'photographie exposé', ['Études']],
  ['de', 'haus', ['Häuser']],
  ['de', 'ausstellung', ['Häuser']],
  ['ru', 'выставкой', ['Выставки']],
  ['ru', 'новый отпечаток', []],
  ['ru', 'новый', ['Выставки']],
  ['ja', '写真', ['東京都写真美術館']],
  ['ja', '美術館', ['東京都写真美術館']],
  ['ja', '京', ['東京都写真美術館']],
  ['ja', '京写', []],
  ['zh-CN', '摄影', ['蓝晒法']],
  ['zh-CN', '展览', ['蓝晒法']],
  ['zh-CN', '影蓝', []],
  ['th', 'ภาพถ่าย', ['นิทรรศการ']],
  ['th', 'จันทร์', ['นิทรรศการ']],
  ['km', 'រូបថត', ['ពិព័រណ៍']],
  ['hi', 'प्रदर्शनियों', ['प्रदर्शनियाँ']],
]

describe.each(databases)('Search in other languages on %s', (kind) => {
  let setup: TestDocuments

  beforeAll(async () => {
    setSiteLocales(localeCodes)
    setup = await openTestDocuments(kind, { types, clock: () => new Date('2026-01-01T00:00:00Z') })
    const named = { actor: null, type: 'works' }
    for (const [index, [locale, title, body]] of documents.entries()) {
      const data = { title, body, slug: `work-${index}` }
      const { id } = await setup.documents.create({ ...named, locale, data, shared: {} })
      await setup.documents.publish({ ...named, id, layers: { [locale]: 1 } })
    }
    await setup.search.indexTerms()
  })

  afterAll(() => setSiteLocales(interfaceLocales))

  it.each(queries)('finds in %s: %s', async (locale, q, expected) => {
    const { items } = await setup.search.find({ q, locale, state: 'public', limit: 10 })
    expect(items.map(({ title }) => title)).toEqual(expected)
  })

  it('highlights what was found', async () => {
    const { items } = await setup.search.find({ q: '展示', locale: 'ja', state: 'public', limit: 10 })
    expect(items[0]?.excerpt.filter(({ hit }) => hit)).toEqual([{ text: '展示', hit: true }])
  })

  it('completes the last word of a language without spaces', async () => {
    const { items } = await setup.search.find({ q: 'ภาพ', locale: 'th', state: 'public', limit: 10 })
    expect(items).toHaveLength(1)
  })
})
