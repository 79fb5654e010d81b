import { describe, expect, it } from 'vitest'
import { headersEverywhere, sitePolicy } from './security-headers.ts'

describe('Content security policy of a page', () => {
  it('lets scripts reach only this server, unless an analytics host is set', () => {
    const scriptHashes = ['sha256-x']
    expect(sitePolicy({ scriptHashes, connects: [] })).not.toContain('connect-src')
    expect(sitePolicy({ scriptHashes, connects: ['https://visits.example'] })).toContain(
      "; connect-src 'self' https://visits.example; ",
    )
  })

  it('allows frames only of the services that the page embeds', () => {
    const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
    expect(sitePolicy({ scriptHashes: [], frames })).toContain(`; frame-src ${frames.join(' ')}; `)
    expect(sitePolicy({ scriptHashes: [], frames: [] })).not.toContain('frame-src')
  })

  it('allows the inline stylesheets of the page, and no others', () => {
    const policy = sitePolicy({ scriptHashes: [], styleHashes: ['sha256-a', 'sha256-b'] })
    expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; ")
    expect(sitePolicy({ scriptHashes: [] })).toContain("; style-src 'self'; ")
  })
})

describe('Headers of every response', () => {
  const name = 'strict-transport-security'

  it('require HTTPS for a year when the public URL has it', () => {
    expect(headersEverywhere('https://house.example')[name]).toBe('max-age=31536000; includeSubDomains')
  })

  it.each(['http://localhost:3000', undefined])('do not require HTTPS for %s', (publicUrl) => {
    expect(headersEverywhere(publicUrl)).not.toHaveProperty(name)
  })

  it('prevent that a browser guesses the type of a response', () => {
    expect(headersEverywhere(undefined)['x-content-type-options']).toBe('nosniff')
  })
})
