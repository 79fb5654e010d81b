import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentHref, isLinkable, readDocumentHref } from './hrefs.ts'

const id = '01930a5e-7a10-7c3b-8f00-0123456789ab'

describe('Document link', () => {
  it('names the document and keeps query and fragment', () => {
    expect(readDocumentHref(documentHref('updates', id))).toEqual({ type: 'updates', id, rest: '' })
    expect(readDocumentHref(`document:docs/${id}#first-print`)).toEqual({
      type: 'docs',
      id,
      rest: '#first-print',
    })
    expect(readDocumentHref('document:home/home')).toEqual({ type: 'home', id: 'home', rest: '' })
  })

  it.each([
    '/updates',
    'document:',
    'document:updates',
    `document:updates/${id}/x`,
    'document:../x/y',
    `x document:updates/${id}`,
  ])('is not %s', (href) => expect(readDocumentHref(href)).toBeUndefined())

  it('is not read from other URLs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = readDocumentHref(text)
        if (target !== undefined) expect(documentHref(target.type, target.id) + target.rest).toBe(text.trim())
      }),
    )
  })

  it('is allowed in links, like other safe URLs', () => {
    expect(isLinkable(documentHref('updates', id))).toBe(true)
    expect(isLinkable('/updates')).toBe(true)
    expect(isLinkable('javascript:alert(1)')).toBe(false)
    expect(isLinkable('document:javascript:alert(1)')).toBe(false)
  })
})
