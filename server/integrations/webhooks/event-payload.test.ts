import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../db/index.ts'
import { messageOf } from './event-payload.ts'

const change = { type: 'updates', id: 'u1', layers: ['en', '*'], locales: ['en'], slugs: [] } as const
const done = (action: string, type: string, more = {}): Event => ({
  ...{ kind: 'done', action, type, id: 'x1', by: 'ada' },
  ...more,
})

async function told(event: Event) {
  const message = messageOf(event)
  return (
    message && { event: message.event, data: await message.data(async () => [{ locale: 'en', path: '/a' }]) }
  )
}

describe('other programs', () => {
  it('hear where something was published or taken away, and whether it was planned', async () => {
    const data = { id: 'u1', type: 'updates', locales: ['en'], addresses: [{ locale: 'en', path: '/a' }] }
    expect(await told({ kind: 'published', ...change })).toEqual({
      ...{ event: 'document.published', data: { ...data, scheduled: false } },
    })
    expect(await told({ kind: 'unpublished', ...change, scheduled: true })).toEqual({
      ...{ event: 'document.unpublished', data: { ...data, scheduled: true } },
    })
  })

  it('hear of the publishing once, not a second time by the trail', async () => {
    expect(await told(done('document.published', 'updates'))).toBeUndefined()
    expect(await told(done('document.unpublished', 'updates'))).toBeUndefined()
  })

  it('hear what became of a document, in which languages', async () => {
    expect(await told(done('document.trashed', 'updates', { layers: ['en', '*'] }))).toEqual({
      ...{ event: 'document.trashed', data: { id: 'x1', type: 'updates', locales: ['en'] } },
    })
  })

  it('hear of a file once, and what was done to it', async () => {
    expect(await told({ kind: 'published', ...change, type: 'media' })).toBeUndefined()
    expect(await told(done('media.replaced', 'media'))).toEqual({
      ...{ event: 'media.changed', data: { id: 'x1', change: 'replaced' } },
    })
    expect(await told(done('media.folder.created', 'media-folder'))).toBeUndefined()
  })

  it('learn of a visitor’s message that there is one, and nothing more', async () => {
    expect(await told(done('enquiry.received', 'enquiry', { layers: ['et'] }))).toEqual({
      ...{ event: 'enquiry.received', data: { id: 'x1' } },
    })
  })

  it('hear nothing of drafts, people and what nobody thought of, and never who did it', async () => {
    for (const action of [
      'document.saved',
      'document.created',
      'user.invited',
      'session.begun',
      'new.deed',
    ]) {
      expect(await told(done(action, 'updates'))).toBeUndefined()
    }
    for (const name of webhookEvents) {
      expect(JSON.stringify([await told(done(name, 'updates'))])).not.toContain('ada')
    }
  })
})
