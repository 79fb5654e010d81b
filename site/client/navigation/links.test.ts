import { localeCodes, locales } from '@cyanotype/content/model/index.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPage } from './links.ts'

const origin = 'https://house.example'
const prefixes = ['', ...localeCodes.map((code) => locales[code].prefix)]

describe('Link that client navigation handles', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const isHandled = (path: string) => isPage(new URL(path, origin))

  it('names a page, in every language', () => {
    for (const prefix of prefixes)
      for (const path of ['/updates', '/docs/search', '/searching'])
        expect(isHandled(prefix + path)).toBe(true)
  })

  it('does not name results of a search, which have no payload, in any language', () => {
    const handled = prefixes.map((prefix) => `${prefix}/search?q=salt`).filter(isHandled)
    expect(handled).toEqual([])
  })
})
