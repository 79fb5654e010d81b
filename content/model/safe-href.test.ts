import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeHref } from './hrefs.ts'

describe('safeHref', () => {
  it.each([
    '/updates',
    'updates',
    '#top',
    '?page=2',
    '../up',
    'https://example.org/a:b',
    'mailto:a@b.ee',
    'tel:+372',
    '/a:b',
  ])('allows %s unchanged', (href) => expect(safeHref(href)).toBe(href))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'java\u200bscript:alert(1)',
    'javascript%3Aalert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://a/b',
    'view-source:javascript:x',
    '//elsewhere.example',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '\n//elsewhere.example',
    '/%09/elsewhere.example',
    '\u200b//elsewhere.example',
    'é:alert(1)',
    '1javascript:alert(1)',
    '',
  ])('rejects %j', (href) => expect(safeHref(href)).toBeUndefined())

  it('never allows what a browser would run, however it is disguised', () => {
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u00ad')
    const letters = fc.constantFrom('javascript:', 'vbscript:', 'data:')
    fc.assert(
      fc.property(letters, fc.array(noise, { minLength: 12, maxLength: 12 }), (scheme, between) => {
        const disguised = [...scheme].map((letter, index) => letter + (between[index] ?? '')).join('')
        expect(safeHref(`${disguised}alert(1)`)).toBeUndefined()
      }),
    )
  })
})
