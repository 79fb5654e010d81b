import { describe, expect, it } from 'vitest'
import { complaintsAbout, initialData, shared } from '../index.ts'
import { redirects } from './redirects.ts'

const asked = (data: object) =>
  complaintsAbout(redirects, shared, { ...initialData(redirects, shared), ...data }).map(({ at }) =>
    at.join('.'),
  )

describe('a redirect', () => {
  it('needs an old path and where it leads', () => {
    expect(asked({})).toEqual(['from', 'to'])
    expect(asked({ from: '/old', to: '/new' })).toEqual([])
  })

  it('leads nowhere where a page is gone for good', () => {
    expect(asked({ from: '/old', status: '410' })).toEqual([])
  })

  it('begins at a path of this site', () => {
    expect(asked({ from: 'https://example.org/old', to: '/new' })).toEqual(['from'])
  })
})
