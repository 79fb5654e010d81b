import { describe, expect, it } from 'vitest'
import { complaintsAbout, initialData, shared } from '../index.ts'
import { redirects } from './redirects.ts'

const asked = (data: object) =>
  complaintsAbout(redirects, shared, { ...initialData(redirects, shared), ...data }).map(({ at }) =>
    at.join('.'),
  )

describe('Redirects', () => {
  it('need an old path and a target', () => {
    expect(asked({})).toEqual(['from', 'to'])
    expect(asked({ from: '/old', to: '/new' })).toEqual([])
  })

  it('have no target if the page was deleted permanently', () => {
    expect(asked({ from: '/old', status: '410' })).toEqual([])
  })

  it('start at a path of this site', () => {
    expect(asked({ from: 'https://example.org/old', to: '/new' })).toEqual(['from'])
  })
})
