import { describe, expect, it } from 'vitest'
import { initialData, layerProblems } from '../index.ts'
import { docs } from './docs.ts'

const problemFields = (slug: string) =>
  layerProblems(docs, 'en', { ...initialData(docs, 'en'), title: 'A', body: 'B', slug }).map(({ at }) =>
    at.join('.'),
  )

describe('Slug of a documentation page', () => {
  it.each(['guides', 'guides/first-print', 'οδηγοί/πρώτη-εκτύπωση', 'guides/api'])('may be %s', (slug) => {
    expect(problemFields(slug)).toEqual([])
  })

  it.each(['', '/', 'guides/', '/guides', 'a//b', 'a/../b', 'api/x', 'et', 'A b'])(
    'may not be “%s”',
    (slug) => {
      expect(problemFields(slug)).toEqual(['slug'])
    },
  )
})
