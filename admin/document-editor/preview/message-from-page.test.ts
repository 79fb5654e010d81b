import { expect, it } from 'vitest'
import { messageFromPage } from './preview-frame.tsx'

it('accepts valid messages of a previewed page', () => {
  const source = {
    type: 'cyanotype:preview:source',
    payload: { type: 'updates', id: '1', locale: 'el', field: 'title' },
  }
  expect(messageFromPage(source)).toEqual(source)
  expect(messageFromPage({ type: 'nuxt-content:preview:ready', payload: { path: '/' } })).toBeDefined()
})

it.each([
  undefined,
  'nuxt-content:preview:ready',
  { type: 'nuxt-content:preview:ready' },
  { type: 'nuxt-content:preview:ready', payload: { path: 7 } },
  { type: 'nuxt-content:preview:ready', payload: { path: 'x'.repeat(2_001) } },
  { type: 'cyanotype:preview:source', payload: { type: 'updates', id: '1', locale: 'el' } },
  { type: 'eval', payload: { path: '/' } },
])('ignores %o', (data) => expect(messageFromPage(data)).toBeUndefined())
