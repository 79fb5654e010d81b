import { describe, expect, it } from 'vitest'
import { docsPageOf, docsPath } from './docs-page.ts'

describe('Documentation file', () => {
  it.each([
    ['en/start/install.mdx', 'en', '/docs/start/install'],
    ['et/editors/index.mdx', 'et', '/docs/editors'],
    ['el/index.mdx', 'el', '/docs'],
    ['en/developers/api/reindex.mdx', 'en', '/docs/developers/api/reindex'],
  ])('%s is a page in %s at %s', (name, locale, path) => {
    const page = docsPageOf(name)
    expect([page?.locale, docsPath(page?.slug ?? '?')]).toEqual([locale, path])
  })

  it('is no page in a folder that is not a locale', () => {
    expect(docsPageOf('drafts/start.mdx')).toBeUndefined()
  })
})
