import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../db/index.ts'
import { messageFor } from './event-stream.ts'

const user = { id: 'ada', email: '', username: 'Ada', locales: [] }
const editor = { ...user, role: 'editor' } as const
const admin = { ...user, role: 'admin' } as const
const done = (action: string): Event => ({ kind: 'done', action, type: null, id: 'x', by: null })
const hears = (actor: typeof editor | typeof admin, event: Event) =>
  messageFor(actor, event, model) !== undefined

describe('Visible part of an event', () => {
  it.each(['document.saved', 'media.uploaded', 'view.created'])('is %s for everyone', (action) => {
    expect([hears(editor, done(action)), hears(admin, done(action))]).toEqual([true, true])
  })

  it.each(['user.invited', 'session.refused', 'enquiry.received', 'audit.cut', 'a.new.thing', ''])(
    'is %s for administrators only',
    (action) => {
      expect([hears(editor, done(action)), hears(admin, done(action))]).toEqual([false, true])
    },
  )

  it('reports a publication once, as an action and not as a change of pages', () => {
    const change = { type: 'updates', id: 'x', layers: [], locales: [], slugs: [] }
    expect(hears(admin, { kind: 'published', ...change })).toBe(false)
    expect(hears(editor, done('document.published'))).toBe(true)
  })
})
