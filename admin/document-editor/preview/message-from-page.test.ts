import { expect, it } from 'vitest'
import { messageFromPage } from './preview-frame.tsx'

it('hears what a previewed page has to say', () => {
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
])('takes %o for nothing', (data) => expect(messageFromPage(data)).toBeUndefined())
