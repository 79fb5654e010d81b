import { documentIdForm } from '@cyanotype/content/model/fields/index.ts'
import { expect, it } from 'vitest'
import { idFromName, newId } from './ids.ts'

it('creates ids in the form of document ids', () => {
  expect(newId()).toMatch(documentIdForm)
})

it('creates ids that sort by their creation, even when the clock goes backwards', () => {
  const now = Date.now()
  const ids = [
    ...Array.from({ length: 10_000 }, () => newId(now)),
    newId(now - 3_600_000),
    newId(now + 10_000),
  ]
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('creates the same id for the same name, in the form of document ids', () => {
  expect(idFromName('updates/blue')).toMatch(documentIdForm)
  expect(idFromName('updates/blue')).toBe(idFromName('updates/blue'))
  expect(idFromName('updates/blue')).not.toBe(idFromName('updates/white'))
})
