import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../db/index.ts'
import { messageFor } from './event-stream.ts'

const user = { id: 'ada', email: '', username: 'Ada', locales: [] }
const editor = { ...user, role: 'editor' } as const
const admin = { ...user, role: 'admin' } as const
const done = (action: string): Event => ({ kind: 'done', action, type: null, id: 'x', by: null })
const receives = (actor: typeof editor | typeof admin, event: Event) =>
  messageFor(actor, event, model) !== undefined

describe('Visible part of an event', () => {
  it.each(['document.saved', 'media.uploaded', 'view.created', 'publish_set.published'])(
    'is %s for everyone',
    (action) => {
      expect([receives(editor, done(action)), receives(admin, done(action))]).toEqual([true, true])
    },
  )

  it.each(['user.invited', 'session.refused', 'enquiry.received', 'audit.cut', 'a.new.thing', ''])(
    'is %s for administrators only',
    (action) => {
      expect([receives(editor, done(action)), receives(admin, done(action))]).toEqual([false, true])
    },
  )

  it('reports a publication once, as an action and not as a change of pages', () => {
    const change = { type: 'updates', id: 'x', layers: [], locales: [], slugs: [] }
    expect(receives(admin, { kind: 'published', ...change })).toBe(false)
    expect(receives(editor, done('document.published'))).toBe(true)
  })
})
