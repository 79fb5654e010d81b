/** Search examples: both databases must return the same documents in the same order. */
import type { Types } from '@cyanotype/content/model/index.ts'
import { collection, list, mdx, slug, slugFrom, text } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'
import { englishExamples, englishQuestions } from './testing/examples/english.ts'
import { estonianExamples, estonianQuestions } from './testing/examples/estonian.ts'
import type { Question } from './testing/examples/example.ts'
import { greekExamples, greekQuestions } from './testing/examples/greek.ts'

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
      summary: text({ label, localized: true, lines: 'many', searchable: true }),
      body: mdx({ label, localized: true, searchable: true }),
      artists: list(text({ label }), { label, searchable: true }),
    },
  }),
}

const documents = [...englishExamples, ...estonianExamples, ...greekExamples]
const questions = [englishQuestions, estonianQuestions, greekQuestions]
const responses: Record<string, string[]> = {}

it('has at least forty queries per language and sixty documents', () => {
  expect(documents).toHaveLength(60)
  expect(questions.every((some) => some.length >= 40)).toBe(true)
})

describe.each(databases)('search examples on %s', (kind) => {
  let setup: TestDocuments
  const keys = new Map<string, string>()

  beforeAll(async () => {
    let minute = 0
    setup = await openTestDocuments(kind, { types, clock: () => new Date(Date.UTC(2026, 0, 1, 0, minute++)) })
    const named = { actor: null, type: 'works' }
    for (const { key, locale, artists, ...data } of documents) {
      // A code block needs separate lines.
      const body = data.body.replace(/~~~(\w+)~(.*)~~~/, '\n\n```$1\n$2\n```')
      const { id } = await setup.documents.create({
        ...named,
        locale,
        data: { ...data, body, slug: slugFrom(data.title) },
        shared: { artists },
      })
      await setup.documents.publish({ ...named, id, layers: { [locale]: 1, '*': 1 } })
      keys.set(id, key)
    }
    await setup.search.indexTerms()
  })

  const ask = async ({ q, locale }: Pick<Question, 'q' | 'locale'>) => {
    const { items } = await setup.search.find({ q, locale, state: 'public', limit: 50 })
    const found = items.map(({ id }) => keys.get(id) ?? id)
    responses[`${kind} ${locale} ${q}`] = found
    return found
  }

  it.each(questions.flat())(
    'finds the expected documents in $locale: $q',
    async ({ q, locale, expected, missing }) => {
      const response = await ask({ q, locale })
      const forbidden = missing.includes('*') ? response.filter((key) => !expected.includes(key)) : missing
      expect(response).toEqual(expect.arrayContaining([...expected]))
      expect(response.filter((key) => forbidden.includes(key))).toEqual([])
    },
  )

  it('returns the same order as the other database', () => {
    const other = databases.find((name) => name !== kind)
    for (const { locale, q } of questions.flat()) {
      const theirs = responses[`${other} ${locale} ${q}`]
      if (theirs !== undefined) expect(responses[`${kind} ${locale} ${q}`]).toEqual(theirs)
    }
    expect(Object.keys(responses)).toHaveLength(questions.flat().length * (kind === 'sqlite' ? 1 : 2))
  })
})
