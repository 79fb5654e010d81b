import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../db/index.ts'
import { messageOf } from './event-payload.ts'

const change = { type: 'updates', id: 'u1', layers: ['en', '*'], locales: ['en'], slugs: [] } as const
const done = (action: string, type: string, more = {}): Event => ({
  ...{ kind: 'done', action, type, id: 'x1', by: 'ada' },
  ...more,
})

async function messagesOf(event: Event) {
  const message = messageOf(event)
  return (
    message && { event: message.event, data: await message.data(async () => [{ locale: 'en', path: '/a' }]) }
  )
}

describe('Webhook payload', () => {
  it('contains the URLs of a publication or unpublication, and whether it was scheduled', async () => {
    const data = { id: 'u1', type: 'updates', locales: ['en'], addresses: [{ locale: 'en', path: '/a' }] }
    expect(await messagesOf({ kind: 'published', ...change })).toEqual({
      ...{ event: 'document.published', data: { ...data, scheduled: false } },
    })
    expect(await messagesOf({ kind: 'unpublished', ...change, scheduled: true })).toEqual({
      ...{ event: 'document.unpublished', data: { ...data, scheduled: true } },
    })
  })

  it('reports a publication once, not again for its audit entry', async () => {
    expect(await messagesOf(done('document.published', 'updates'))).toBeUndefined()
    expect(await messagesOf(done('document.unpublished', 'updates'))).toBeUndefined()
  })

  it('reports changes of a document with its locales', async () => {
    expect(await messagesOf(done('document.trashed', 'updates', { layers: ['en', '*'] }))).toEqual({
      ...{ event: 'document.trashed', data: { id: 'x1', type: 'updates', locales: ['en'] } },
    })
  })

  it('reports changes of a media item once, with the action', async () => {
    expect(await messagesOf({ kind: 'published', ...change, type: 'media' })).toBeUndefined()
    expect(await messagesOf(done('media.replaced', 'media'))).toEqual({
      ...{ event: 'media.changed', data: { id: 'x1', change: 'replaced' } },
    })
    expect(await messagesOf(done('media.folder.created', 'media-folder'))).toBeUndefined()
  })

  it('reports an enquiry without its content', async () => {
    expect(await messagesOf(done('enquiry.received', 'enquiry', { layers: ['et'] }))).toEqual({
      ...{ event: 'enquiry.received', data: { id: 'x1' } },
    })
  })

  it('never contains drafts, users, unknown actions, or who did it', async () => {
    for (const action of [
      'document.saved',
      'document.created',
      'user.invited',
      'session.begun',
      'new.deed',
    ]) {
      expect(await messagesOf(done(action, 'updates'))).toBeUndefined()
    }
    for (const name of webhookEvents) {
      expect(JSON.stringify([await messagesOf(done(name, 'updates'))])).not.toContain('ada')
    }
  })
})
