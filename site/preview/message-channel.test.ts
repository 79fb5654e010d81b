import type { PreviewRequest } from '@cyanotype/content/contracts/preview-messages.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PreviewContext } from './preview-client.ts'
import { openPreviewChannel } from './preview-client.ts'

const siteOrigin = 'https://house.example'
const studio = 'https://studio.example'
const ready = { type: 'nuxt-content:preview:ready', payload: { path: '/' } } as const
const changed = { type: 'nuxt-content:config:file-changed' }

describe('Previewed page in a frame', () => {
  const sent: unknown[] = []
  const granted: PreviewRequest[] = []
  const remembered: string[] = []
  const parent: PreviewContext['parent'] = {
    postMessage: (message: unknown, target?: unknown) => void sent.push([message, target]),
  }
  const begin = (parentOrigin: string | undefined) =>
    openPreviewChannel({
      ...{ parent, parentOrigin, origins: [siteOrigin, studio], ownOrigin: siteOrigin },
      saveOrigin: (origin) => remembered.push(origin),
      grant: (query) => granted.push(query),
    })

  beforeEach(() => {
    for (const list of [sent, granted, remembered]) list.length = 0
  })

  it('sends messages to the parent origin if it is allowed', () => {
    begin(studio).say(ready)
    expect(sent).toEqual([[ready, studio]])
    expect(remembered).toEqual([studio])
  })

  it.each(['https://evil.example', 'https://studio.example.evil.example', 'null', undefined])(
    'sends no messages to %s',
    (origin) => {
      begin(origin).say(ready)
      expect([sent, remembered]).toEqual([[], []])
    },
  )

  it('performs requests of its parent and replies to that origin', () => {
    const { receive, say } = begin(undefined)
    receive({ source: parent, origin: studio, data: changed })
    say(ready)
    expect(granted).toEqual(['show-anew'])
    expect(sent).toEqual([[ready, studio]])
  })

  it('ignores other windows, other origins and unknown messages', () => {
    const { receive, say } = begin(undefined)
    receive({ source: { postMessage() {} }, origin: studio, data: changed })
    receive({ source: null, origin: studio, data: changed })
    receive({ source: parent, origin: 'https://evil.example', data: changed })
    receive({ source: parent, origin: 'https://studio.example.evil.example', data: changed })
    say(ready)
    expect([granted, sent]).toEqual([[], []])
    receive({ source: parent, origin: studio, data: 'reload' })
    expect(granted).toEqual([])
  })

  it('accepts the next version of the page only from its own origin', () => {
    const { receive } = begin(undefined)
    const payload = { path: '/', page: '[]' }
    const data = { type: 'cyanotype:preview:page', payload }
    receive({ source: parent, origin: studio, data })
    expect(granted).toEqual([])
    receive({ source: parent, origin: siteOrigin, data })
    expect(granted).toEqual([payload])
  })
})
