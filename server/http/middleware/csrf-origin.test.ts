import { describe, expect, it } from 'vitest'
import { isOwnRequest, ownOrigins } from './csrf-origin.ts'

const isOwn = ownOrigins('https://house.example', 3000)
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('Request that changes something', () => {
  it.each([
    ['the site itself', { 'sec-fetch-site': 'same-origin' }],
    ['somebody at the address bar', { 'sec-fetch-site': 'none', ...navigation }],
    ['an old browser on the site', { origin: 'https://house.example' }],
    ['no browser at all', {}],
  ])('is accepted from %s', (_who, headers) => {
    expect(isOwnRequest(headers, isOwn)).toBe(true)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [
      'a neighbour on the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.house.example' },
    ],
    [
      'another site, whatever origin it names',
      { 'sec-fetch-site': 'cross-site', origin: 'https://house.example' },
    ],
    ['a frame without an origin', { origin: 'null' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['the same name without https', { origin: 'http://house.example' }],
    ['a name that begins alike', { origin: 'https://house.example.evil.example' }],
    ['something that is no navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }],
  ])('is rejected from %s', (_who, headers) => {
    expect(isOwnRequest(headers, isOwn)).toBe(false)
  })

  it('is accepted from any name of this machine, on its own port, when PUBLIC_URL is not set', () => {
    const isLocal = ownOrigins(undefined, 3000)
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect(isOwnRequest({ origin: `http://${name}:3000` }, isLocal)).toBe(true)
      expect(isOwnRequest({ origin: `http://${name}:4000` }, isLocal)).toBe(false)
    }
    expect(isOwnRequest({ origin: 'http://10.0.0.7:3000' }, isLocal)).toBe(false)
  })
})
