import { describe, expect, it } from 'vitest'
import { sitePolicy } from './headers.ts'

describe('the policy of a page', () => {
  it('lets its script reach this server only, unless visits are counted elsewhere', () => {
    const scriptHashes = ['sha256-x']
    expect(sitePolicy({ scriptHashes, connects: [] })).not.toContain('connect-src')
    expect(sitePolicy({ scriptHashes, connects: ['https://visits.example'] })).toContain(
      "; connect-src 'self' https://visits.example; ",
    )
  })
})
