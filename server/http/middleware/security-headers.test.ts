import { describe, expect, it } from 'vitest'
import { sitePolicy } from './security-headers.ts'

describe('the policy of a page', () => {
  it('lets its script reach this server only, unless visits are counted elsewhere', () => {
    const scriptHashes = ['sha256-x']
    expect(sitePolicy({ scriptHashes, connects: [] })).not.toContain('connect-src')
    expect(sitePolicy({ scriptHashes, connects: ['https://visits.example'] })).toContain(
      "; connect-src 'self' https://visits.example; ",
    )
  })

  it('lets the sheets that stand in it be, and no others', () => {
    const policy = sitePolicy({ scriptHashes: [], styleHashes: ['sha256-a', 'sha256-b'] })
    expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; ")
    expect(sitePolicy({ scriptHashes: [] })).toContain("; style-src 'self'; ")
  })
})
