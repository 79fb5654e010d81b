import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { previewRequestIn, sourceIn } from './preview-messages.ts'

const selected = (path: unknown) =>
  previewRequestIn({ type: 'nuxt-content:editor:file-selected', payload: { path } })

describe('Preview message', () => {
  it('navigates to a page of the site', () => {
    expect(selected('/el/updates?after=x#top')).toEqual({ goTo: '/el/updates?after=x#top' })
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'updates',
    '',
    ['/updates'],
    undefined,
    `/${'a'.repeat(2_000)}`,
  ])('is ignored with the path %j', (path) => {
    expect(selected(path)).toBeUndefined()
  })

  it('never navigates to another site', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\\t\n\r.:@%2fe?#') }), (path) => {
        const query = selected(`/${path}`)
        const goal = typeof query === 'object' && 'goTo' in query ? query.goTo : '/'
        expect(new URL(goal, 'https://house.example').origin).toBe('https://house.example')
      }),
    )
  })

  it.each(['file-changed', 'media-changed'])('renders the page again after %s', (name) => {
    const message = (payload: unknown) => previewRequestIn({ type: `nuxt-content:editor:${name}`, payload })
    const additions = [{ path: '/updates/tide', parsed: { body: '<script>' } }]
    expect(message({ additions, deletions: [] })).toBe('show-anew')
    expect(message({ additions, deletions: [], navigate: true })).toEqual({ goTo: '/updates/tide' })
    expect(message({ additions: [], deletions: [], navigate: true })).toBe('show-anew')
    expect(message({ additions: 'all', deletions: [] })).toBeUndefined()
    expect(message({ additions, deletions: [], navigate: 'yes' })).toBeUndefined()
    expect(message(undefined)).toBeUndefined()
  })

  it('is ignored if its format is unknown', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(previewRequestIn(message)).toBeUndefined()
      }),
    )
    expect(previewRequestIn({ type: 'nuxt-studio:editor:file-changed', payload: {} })).toBeUndefined()
    expect(previewRequestIn({ type: 'nuxt-content:config:file-changed' })).toBe('show-anew')
  })
})

describe('Content source of a part of a page', () => {
  it('is a document, a locale and a field', () => {
    expect(sourceIn('home/home/el/hero.title')).toEqual({
      type: 'home',
      id: 'home',
      locale: 'el',
      field: 'hero.title',
    })
  })

  it.each([undefined, '', 'home', 'home/home/el', 'home/home/el/', 'home/home/el/hero/title'])(
    'is not %j',
    (text) => {
      expect(sourceIn(text)).toBeUndefined()
    },
  )

  it('has the next version of the page at a path of this site', () => {
    const message = (payload: unknown) => previewRequestIn({ type: 'cyanotype:preview:page', payload })
    expect(message({ path: '/updates/one', page: '[]' })).toEqual({ path: '/updates/one', page: '[]' })
    for (const payload of [undefined, {}, { path: '/updates/one' }, { path: '//evil.example', page: '[]' }])
      expect(message(payload)).toBeUndefined()
  })
})
