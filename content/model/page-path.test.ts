import { describe, expect, it } from 'vitest'
import { model, pagePath } from './index.ts'

describe('the path of a page', () => {
  it('is made of the document’s own fields, in its language', () => {
    expect(pagePath(model.updates, 'en', { slug: 'spring' })).toBe('/updates/spring')
    expect(pagePath(model.updates, 'el', { slug: 'άνοιξη' })).toBe('/el/updates/άνοιξη')
    const item = { section: 'documentary', slug: 'pools' }
    expect(pagePath(model.showcase, 'et', item)).toBe('/et/showcase/documentary/pools')
    expect(pagePath(model.home, 'et', {})).toBe('/et')
  })

  it('is none for what has no page of its own', () => {
    expect(pagePath(model.settings, 'en', {})).toBeUndefined()
  })
})
