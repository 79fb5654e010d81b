import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { draftPath } from './draft-path.ts'

const id = '0192f0c1-0000-7000-8000-000000000001'

it('returns the encoded path of the future page', () => {
  expect(draftPath(model.updates, id, 'el', { slug: 'φτέρη' })).toBe(
    `/el/updates/${encodeURIComponent('φτέρη')}`,
  )
  expect(draftPath(model.showcase, id, 'en', { slug: 'tide', section: 'digital-zine' })).toBe(
    '/showcase/digital-zine/tide',
  )
  expect(draftPath(model.docs, id, 'en', { slug: 'start/again' })).toBe('/docs/start/again')
  expect(draftPath(model.home, 'home', 'et', {})).toBe('/et')
})

it('returns a path even for a draft without slug or choice', () => {
  expect(draftPath(model.showcase, id, 'en', { slug: '', section: null })).toBe(`/showcase/documentary/${id}`)
})

it('returns nothing for a type without pages', () => {
  expect(draftPath(model.settings, 'settings', 'en', {})).toBeUndefined()
})
