import { describe, expect, it } from 'vitest'
import { model, pagePath, readPagePath } from './index.ts'

describe('Path of a page', () => {
  it('contains the fields of the document in its language', () => {
    expect(pagePath(model.updates, 'en', { slug: 'spring' })).toBe('/updates/spring')
    expect(pagePath(model.updates, 'el', { slug: 'άνοιξη' })).toBe('/el/updates/άνοιξη')
    const item = { section: 'documentary', slug: 'pools' }
    expect(pagePath(model.showcase, 'et', item)).toBe('/et/showcase/documentary/pools')
    expect(pagePath(model.home, 'et', {})).toBe('/et')
  })

  it('is undefined for types without pages', () => {
    expect(pagePath(model.settings, 'en', {})).toBeUndefined()
  })
})

describe('Slug from a path', () => {
  it('is found also if other fields are part of the path', () => {
    expect(readPagePath(model.updates, '/updates/spring')).toBe('spring')
    expect(readPagePath(model.docs, '/docs/start/install')).toBe('start/install')
    expect(readPagePath(model.showcase, '/showcase/documentary/pools')).toBe('pools')
  })

  it('is undefined for other paths and for types without pages', () => {
    expect(readPagePath(model.updates, '/updates')).toBeUndefined()
    expect(readPagePath(model.updates, '/docs/spring')).toBeUndefined()
    expect(readPagePath(model.partners, '/partners')).toBeUndefined()
    expect(readPagePath(model.home, '/')).toBeUndefined()
  })
})
