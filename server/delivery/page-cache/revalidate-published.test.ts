import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { PublicChange } from '../../db/index.ts'
import { openRevalidateQueue } from './revalidate-published.ts'

const published = (...slugs: string[]): PublicChange => ({
  kind: 'published',
  type: 'updates',
  id: '1',
  layers: ['el'],
  locales: ['el'],
  slugs: slugs.map((slug) => ({ locale: 'el', slug })),
})

function openRenders() {
  const started: string[] = []
  const ahead = openRevalidateQueue(async (key) => {
    started.push(key)
    if (key.endsWith('/broken')) throw new Error('no')
  })
  const drop = (event: PublicChange, ...keys: string[]) =>
    ahead.add(
      event,
      keys.map((key) => ({ key })),
    )
  return { started, ahead, drop }
}

describe('Page at the URL of a published document', () => {
  it('is rendered right after the response, and no other page is', async () => {
    const { started, ahead, drop } = openRenders()
    drop(
      published('tide'),
      '/el/updates',
      '/el/updates/tide',
      '/el/updates/tide/_payload.json',
      '/el/tide-mark',
    )
    expect(started).toEqual([])
    expect(ahead.isAwaited('/el/updates/tide')).toBe(true)
    expect(ahead.isAwaited('/el/updates')).toBe(false)
    await turn()
    expect(started).toEqual(['/el/updates/tide'])
    await turn()
    expect(ahead.isAwaited('/el/updates/tide')).toBe(false)
  })

  it('is one of at most three when many documents are published at once', async () => {
    const { started, drop } = openRenders()
    for (const slug of ['one', 'two', 'three', 'four']) drop(published(slug), `/updates/${slug}`)
    await turn()
    await turn()
    expect(started).toEqual(['/updates/one', '/updates/two', '/updates/three'])
    drop(published('five'), '/updates/five')
    await turn()
    expect(started).toContain('/updates/five')
  })

  it('is rendered even if another one fails', async () => {
    const { started, drop } = openRenders()
    drop(published('broken', 'sound'), '/updates/broken', '/updates/sound')
    await turn()
    await turn()
    expect(started).toEqual(['/updates/broken', '/updates/sound'])
  })

  it('is not rendered when it was unpublished, or the server is stopping', async () => {
    const { started, ahead, drop } = openRenders()
    drop({ ...published('gone'), kind: 'unpublished' }, '/updates/gone')
    await turn()
    drop(published('tide'), '/updates/tide')
    ahead.close()
    await turn()
    expect(started).toEqual([])
  })
})
