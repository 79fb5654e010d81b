import { describe, expect, it } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

describe('Return path after sign-in', () => {
  it.each(['/admin/updates', '/el/admin/edit/0198?x=1#text', '/admin/updates?q=100%25%20cotton'])(
    'allows %s',
    (path) => {
      expect(sameOriginPath(path)).toBe(path)
    },
  )

  it.each([
    undefined,
    '',
    'admin',
    'https://example.org',
    '//example.org',
    '/\\example.org',
    '/%2fexample.org',
    '/%5cexample.org',
    '/%255cexample.org',
    '/a\r\nb',
    '/%0d%0aLocation:x',
    'javascript:alert(1)',
  ])('rejects %j', (path) => {
    expect(sameOriginPath(path)).toBeUndefined()
  })
})
