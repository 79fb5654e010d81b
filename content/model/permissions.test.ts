import { describe, expect, it } from 'vitest'
import type { Permission } from './index.ts'
import { may, model, roleNames } from './index.ts'

const greek = { role: 'translator', locales: ['el'] } as const
const editor = { role: 'editor', locales: [] } as const

describe('Roles', () => {
  it('let every signed-in user read drafts', () => {
    for (const role of roleNames) expect(may({ role, locales: [] }, 'documents.read')).toBe(true)
  })

  it('let viewers do nothing else', () => {
    const changes: Permission[] = [
      'documents.create',
      'documents.edit',
      'documents.publish',
      'documents.delete',
    ]
    for (const change of changes) expect(may({ role: 'viewer', locales: [] }, change)).toBe(false)
  })

  it('let translators write and publish only in granted languages', () => {
    expect(may(greek, 'documents.edit', { type: model.updates, layer: 'el' })).toBe(true)
    expect(may(greek, 'documents.publish', { type: model.updates, layer: 'el' })).toBe(true)
    expect(may(greek, 'documents.edit', { type: model.updates, layer: 'et' })).toBe(false)
    expect(may(greek, 'documents.edit', { type: model.updates, layer: '*' })).toBe(false)
    expect(may(greek, 'documents.create', { type: model.updates })).toBe(false)
    expect(may(greek, 'documents.delete', { type: model.updates })).toBe(false)
  })

  it('let everyone see the media library, translators edit texts of media, and editors do everything else', () => {
    for (const role of roleNames) expect(may({ role, locales: [] }, 'media.read')).toBe(true)
    expect(may(greek, 'media.describe', { layer: 'el' })).toBe(true)
    expect(may(greek, 'media.describe', { layer: 'et' })).toBe(false)
    expect(may(greek, 'media.edit')).toBe(false)
    expect(may(editor, 'media.edit')).toBe(true)
    for (const change of ['media.describe', 'media.edit'] as const)
      expect(may({ role: 'viewer', locales: [] }, change)).toBe(false)
  })

  it('allow only administrators to change settings', () => {
    expect(may(editor, 'documents.edit', { type: model.settings, layer: 'en' })).toBe(false)
    expect(may(editor, 'documents.read', { type: model.settings })).toBe(true)
    expect(may({ role: 'admin', locales: [] }, 'documents.edit', { type: model.settings, layer: 'en' })).toBe(
      true,
    )
  })

  it('allow only owners and administrators to manage users, webhooks, enquiries and logs', () => {
    for (const permission of ['users.manage', 'webhooks.manage', 'enquiries.manage', 'logs.read'] as const) {
      for (const role of ['owner', 'admin'] as const)
        expect(may({ role, locales: [] }, permission)).toBe(true)
      for (const bearer of [editor, greek, { role: 'viewer', locales: [] } as const]) {
        expect(may(bearer, permission)).toBe(false)
      }
    }
    for (const permission of ['views.share', 'feedback.manage'] as const) {
      expect(may(editor, permission)).toBe(true)
      expect(may(greek, permission)).toBe(false)
    }
  })

  it('let editors write and publish content in every language', () => {
    for (const layer of ['en', 'et', 'el', '*'] as const) {
      expect(may(editor, 'documents.publish', { type: model.updates, layer })).toBe(true)
    }
    expect(may(editor, 'documents.delete', { type: model.updates })).toBe(true)
    expect(may(editor, 'documents.delete', { type: model.settings })).toBe(false)
  })
})
