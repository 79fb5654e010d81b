/** Tests that `/` always redirects within this site, whatever was published. */
import { ownPath } from '@cyanotype/content/contracts/root-target.ts'
import { describe, expect, it } from 'vitest'

describe('Target of /', () => {
  it.each(['/', '/updates', '/docs/start/install', '/%CF%83'])('may be %s', (target) => {
    expect(ownPath(target)).toBe(target)
  })

  it.each([
    ...[
      '//x',
      '/\\x',
      '/%2fx',
      '/%2F/x',
      '/%5cx',
      '/a\\b',
      '/a%5cb',
      'javascript:x',
      'https://x.example/',
      'x',
    ],
    ...['/a?b', '/a#b', '/a%3fb', '/a b', '/a\nb', '/a%0d%0ab', '/a%00', '/%', '/%zz', '', undefined],
  ])('is never %j', (target) => {
    expect(ownPath(target)).toBeUndefined()
  })
})
