import { isLinkable } from '@cyanotype/content/model/hrefs.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { urlOfTypedText } from './link-field.tsx'

describe('Typed URL', () => {
  it.each([
    ['/updates', '/updates'],
    [' /el/νέα ', '/el/νέα'],
    ['#top', '#top'],
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['tel:+3726000000', 'tel:+3726000000'],
    ['example.org', 'https://example.org'],
    ['www.näidis.ee/leht', 'https://www.näidis.ee/leht'],
    ['name@example.org', 'mailto:name@example.org'],
  ])('converts %j to %j', (typed, address) => expect(urlOfTypedText(typed)).toBe(address))

  it.each([
    '',
    'autumn',
    'autumn trials',
    'javascript:alert(1)',
    '//evil.example',
    'https://',
    '3.5',
    'e.g.',
  ])('ignores %j', (typed) => expect(urlOfTypedText(typed)).toBeUndefined())

  it('is always allowed in a link', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.emailAddress(),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const address = urlOfTypedText(text)
        expect(address === undefined || isLinkable(address)).toBe(true)
      }),
    )
  })
})
