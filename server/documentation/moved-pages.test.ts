import { describe, expect, it } from 'vitest'
import { movedPaths } from './find-page.ts'

const page = (locale: 'en' | 'el', slug: string, formerly = '') => ({
  locale,
  slug,
  name: `${locale}/${slug}.mdx`,
  source: `---\ntitle: A page${formerly && `\nformerly: ${formerly}`}\n---\n\nText.\n`,
})

describe('Former path of a documentation page', () => {
  const moved = movedPaths(() => [
    page('en', 'editors', 'writing'),
    page('en', 'editors/drafts', 'writing/states, guides/states'),
    page('en', 'editors/links'),
    page('en', 'decisions', 'contributing/decisions'),
    page('en', 'decisions/0001-first'),
    page('en', 'developers', 'contributing'),
    page('el', 'editors/drafts', 'ignored'),
  ])

  it.each([
    ['/docs/writing/states', '/docs/editors/drafts'],
    ['/docs/guides/states', '/docs/editors/drafts'],
    ['/el/docs/writing/states', '/el/docs/editors/drafts'],
    ['/et/docs/writing', '/et/docs/editors'],
  ])('%s has the new path in the same language: %s', (former, path) => {
    expect(moved(former)).toBe(path)
  })

  it.each([
    ['/docs/writing/links', '/docs/editors/links'],
    ['/docs/contributing/decisions/0001-first', '/docs/decisions/0001-first'],
  ])('%s in a folder that moved has the path in the new folder: %s', (former, path) => {
    expect(moved(former)).toBe(path)
  })

  it.each([
    '/docs/writing/nothing',
    '/docs/contributing/decisions/0002-second',
    '/docs/ignored',
    '/docs',
    '/writing',
  ])('is unknown for %s', (path) => {
    expect(moved(path)).toBeUndefined()
  })
})
