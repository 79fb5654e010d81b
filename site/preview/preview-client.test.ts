import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { previewData } from './preview-bar.tsx'
import { startPreview } from './preview-client.ts'

/** The session storage of the browser. */
let stored: Map<string, string>
let shown: string

/** Opens a window that is not in a frame, at a URL. */
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
  startPreview(previewData({ shows: 'document', hosts: [], ...(api && { api }) }) ?? '', () => {})

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('Preview script', () => {
  it('stores token and host in the session storage, where other clients look for them', () => {
    openAt('/updates/draft?preview=a-token')
    previewBy('https://preview.example')
    expect(Object.fromEntries(stored)).toEqual({
      previewToken: 'a-token',
      previewAPI: 'https://preview.example',
    })
  })

  it.each(['staging', 'staging=', 'staging=true'])(
    'removes only the token and ?%s from the URL',
    (staging) => {
      openAt(`/updates/draft?a=b&preview=a-token&${staging}`)
      previewBy('https://staging.example')
      expect(shown).toBe('/updates/draft?a=b')
      expect(stored.get('previewAPI')).toBe('https://staging.example')
    },
  )

  it('leaves stored values unchanged if the URL has no preview parameters', () => {
    stored.set('previewToken', 'before').set('previewAPI', 'https://preview.example')
    openAt('/updates/other')
    previewBy()
    expect([stored.get('previewToken'), stored.get('previewAPI')]).toEqual([
      'before',
      'https://preview.example',
    ])
  })

  it('clears stored values of a preview that ended', () => {
    for (const key of ['previewToken', 'previewAPI', 'previewPath', 'previewParent'])
      stored.set(key, 'before')
    stored.set('other', 'stays')
    openAt('/updates?preview=')
    startPreview('ended', () => {})
    expect([...stored]).toEqual([['other', 'stays']])
    expect(shown).toBe('/updates')
  })
})
