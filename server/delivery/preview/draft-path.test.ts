import { model } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { draftPath } from './calls.ts'

const id = '0192f0c1-0000-7000-8000-000000000001'

it('is where the page will be, encoded', () => {
  expect(draftPath(model.updates, id, 'el', { slug: 'φτέρη' })).toBe(
    `/el/updates/${encodeURIComponent('φτέρη')}`,
  )
  expect(draftPath(model.showcase, id, 'en', { slug: 'tide', section: 'digital-zine' })).toBe(
    '/showcase/digital-zine/tide',
  )
  expect(draftPath(model.docs, id, 'en', { slug: 'start/again' })).toBe('/docs/start/again')
  expect(draftPath(model.home, 'home', 'et', {})).toBe('/et')
})

it('is somewhere, even where the draft does not say where', () => {
  expect(draftPath(model.showcase, id, 'en', { slug: '', section: null })).toBe(`/showcase/documentary/${id}`)
})

it('is nowhere for what has no page', () => {
  expect(draftPath(model.settings, 'settings', 'en', {})).toBeUndefined()
})
