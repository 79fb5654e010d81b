import { describe, expect, it } from 'vitest'
import { sitePolicy } from './security-headers.ts'

describe('Content security policy of a page', () => {
  it('lets scripts reach only this server, unless an analytics host is set', () => {
    const scriptHashes = ['sha256-x']
    expect(sitePolicy({ scriptHashes, connects: [] })).not.toContain('connect-src')
    expect(sitePolicy({ scriptHashes, connects: ['https://visits.example'] })).toContain(
      "; connect-src 'self' https://visits.example; ",
    )
  })

  it('allows the inline stylesheets of the page, and no others', () => {
    const policy = sitePolicy({ scriptHashes: [], styleHashes: ['sha256-a', 'sha256-b'] })
    expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; ")
    expect(sitePolicy({ scriptHashes: [] })).toContain("; style-src 'self'; ")
  })
})
