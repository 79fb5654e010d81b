import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

describe('safeHref', () => {
  it.each(['/updates', 'page', '../up', '#part', '?tab=sun', './a:b', 'mailto:a@b.ee', 'tel:+372', ''])(
    'keeps the allowed URL %s',
    (address) => {
      expect(safeHref(address)).toEqual({ href: address })
    },
  )

  it.each(['https://example.org/', 'HTTP://EXAMPLE.ORG'])(
    'adds a rel without opener to the external URL %s',
    (address) => {
      expect(safeHref(address)).toEqual({ href: address, rel: 'noopener noreferrer' })
    },
  )

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\n/evil.example',
  ])('drops the dangerous URL %j', (address) => {
    expect(safeHref(address)).toEqual({})
  })

  it('isolates a link that opens a new tab', () => {
    const isolated = { href: '/updates', rel: 'noopener noreferrer' }
    expect(safeHref('/updates', '_blank')).toEqual(isolated)
    expect(safeHref('/updates', '_self')).toEqual({ href: '/updates' })
    expect(safeHref('javascript:alert(1)', '_blank')).toEqual({})
  })

  it('returns no attributes without a URL', () => {
    expect(safeHref(undefined)).toEqual({})
  })
})
