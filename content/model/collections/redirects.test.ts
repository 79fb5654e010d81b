import { describe, expect, it } from 'vitest'
import { initialData, layerProblems, shared } from '../index.ts'
import { redirects } from './redirects.ts'

const problemFields = (data: object) =>
  layerProblems(redirects, shared, { ...initialData(redirects, shared), ...data }).map(({ at }) =>
    at.join('.'),
  )

describe('Redirects', () => {
  it('need an old path and a target', () => {
    expect(problemFields({})).toEqual(['from', 'to'])
    expect(problemFields({ from: '/old', to: '/new' })).toEqual([])
  })

  it('have no target if the page was deleted permanently', () => {
    expect(problemFields({ from: '/old', status: '410' })).toEqual([])
  })

  it('start at a path of this site', () => {
    expect(problemFields({ from: 'https://example.org/old', to: '/new' })).toEqual(['from'])
  })
})
