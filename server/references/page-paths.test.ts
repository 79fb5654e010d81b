import { documentHref, model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { linkTargetOf, localPath, pathOf, pathsWith } from './page-paths.ts'

const id = '01920000-0000-7000-8000-000000000000'

describe('link target', () => {
  it.each([
    ['/updates/blue', { kind: 'page', type: 'updates', locale: 'en', slug: 'blue' }],
    ['/et/updates/sinine?x=1#y', { kind: 'page', type: 'updates', locale: 'et', slug: 'sinine' }],
    [
      `/updates/${encodeURIComponent('μπλε')}/`,
      { kind: 'page', type: 'updates', locale: 'en', slug: 'μπλε' },
    ],
    ['/', { kind: 'document', type: 'home', id: 'home', locale: 'en' }],
    ['/el', { kind: 'document', type: 'home', id: 'home', locale: 'el' }],
    [documentHref('updates', id), { kind: 'document', type: 'updates', id, locale: undefined }],
    [`/media/${id}/${'a'.repeat(64)}.webp`, { kind: 'media', id }],
    ['/updates', { kind: 'document', type: 'updates-page', id: 'updates-page', locale: 'en' }],
    ['/about/team', { kind: 'page', type: 'pages', locale: 'en', slug: 'about/team' }],
    ['/admin/nowhere', undefined],
    ['https://elsewhere.example/updates/blue', undefined],
    ['//elsewhere.example/updates/blue', undefined],
    ['mailto:ada@example.org', undefined],
    ['#below', undefined],
    ['', undefined],
  ])('is the expected one for %s', (address, target) => {
    expect(linkTargetOf(model, 'en', address)).toEqual(target)
  })

  it('is in the locale of the text when the path names none', () => {
    expect(linkTargetOf(model, 'el', '/updates/blue')).toMatchObject({ locale: 'el' })
    expect(linkTargetOf(model, 'el', '/et/updates/sinine')).toMatchObject({ locale: 'et' })
    expect(linkTargetOf(model, '*', '/updates/blue')).toMatchObject({ locale: 'en' })
    expect(localPath('el', '/')).toBe('/el')
  })

  it('ignores encoding, query and trailing slash of a path', () => {
    expect(pathOf('/a%20b/?c')).toBe('/a b')
    expect(pathOf('/%zz')).toBe('/%zz')
    expect(pathOf('/')).toBe('/')
    expect(pathOf('a/b')).toBeUndefined()
  })

  it('is found by every path that a document can have', () => {
    for (const type of Object.values(model)) {
      if (type.slug === undefined || type.page === undefined) continue
      const paths = pathsWith(type, 'et', 'sinine')
      expect(paths.length).toBeGreaterThan(0)
      for (const path of paths) {
        expect(linkTargetOf(model, 'en', path)).toEqual({
          kind: 'page',
          type: type.name,
          locale: 'et',
          slug: 'sinine',
        })
      }
    }
  })
})
