import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPreview } from './preview-client.ts'
import { previewData } from './preview-data.ts'

/** What the session of the browser keeps. */
let kept: Map<string, string>
let shown: string

/** A window that no other frames, at an address. */
function openAt(address: string): void {
  const { href, search, origin } = new URL(address, 'https://house.example')
  vi.stubGlobal('location', { href, search, origin })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => {
      shown = `${url.pathname}${url.search}`
    },
  })
  const window = {}
  vi.stubGlobal('window', Object.assign(window, { parent: window }))
}

const previewBy = (api?: string) =>
  startPreview(previewData({ shows: 'document', hosts: [], ...(api && { api }) }) ?? '')

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('the script of a preview', () => {
  it('keeps token and host in the session, for clients that look for them there', () => {
    openAt('/updates/draft?preview=a-token')
    previewBy('https://preview.example')
    expect(Object.fromEntries(kept)).toEqual({
      previewToken: 'a-token',
      previewAPI: 'https://preview.example',
    })
  })

  it.each(['staging', 'staging=', 'staging=true'])(
    'takes the token out of the address, and ?%s with it, and nothing else',
    (staging) => {
      openAt(`/updates/draft?a=b&preview=a-token&${staging}`)
      previewBy('https://staging.example')
      expect(shown).toBe('/updates/draft?a=b')
      expect(kept.get('previewAPI')).toBe('https://staging.example')
    },
  )

  it('leaves what is kept alone where the address says nothing of a preview', () => {
    kept.set('previewToken', 'before').set('previewAPI', 'https://preview.example')
    openAt('/updates/other')
    previewBy()
    expect([kept.get('previewToken'), kept.get('previewAPI')]).toEqual(['before', 'https://preview.example'])
  })

  it('keeps nothing of a preview that ended', () => {
    for (const key of ['previewToken', 'previewAPI', 'previewPath', 'previewParent']) kept.set(key, 'before')
    kept.set('other', 'stays')
    openAt('/updates?preview=')
    startPreview('ended')
    expect([...kept]).toEqual([['other', 'stays']])
    expect(shown).toBe('/updates')
  })
})
