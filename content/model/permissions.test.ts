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

  it('allow only owners and administrators to manage users, webhooks, e-mail, enquiries and logs', () => {
    for (const permission of [
      'users.manage',
      'webhooks.manage',
      'mail.manage',
      'enquiries.manage',
      'logs.read',
    ] as const) {
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

  it('let an editor with languages write only these, and neither shared fields nor whole documents', () => {
    const estonian = { role: 'editor', locales: ['et'] } as const
    for (const permission of ['documents.edit', 'documents.publish'] as const) {
      expect(may(estonian, permission, { type: model.updates, layer: 'et' })).toBe(true)
      expect(may(estonian, permission, { type: model.updates })).toBe(true)
      for (const layer of ['en', '*'] as const)
        expect(may(estonian, permission, { type: model.updates, layer })).toBe(false)
    }
    for (const permission of ['documents.create', 'documents.delete'] as const)
      expect(may(estonian, permission, { type: model.updates, layer: 'et' })).toBe(false)
    expect(may(estonian, 'media.describe', { layer: 'et' })).toBe(true)
    expect(may(estonian, 'media.describe', { layer: 'en' })).toBe(false)
    expect(may(estonian, 'media.edit')).toBe(true)
  })

  it('let an editor with collections do everything in these, and only read others', () => {
    const limited = { role: 'editor', locales: [], collections: ['partners', 'home'] } as const
    const changes = ['documents.create', 'documents.edit', 'documents.publish', 'documents.delete'] as const
    for (const permission of changes) {
      expect(may(limited, permission, { type: model.partners })).toBe(true)
      expect(may(limited, permission)).toBe(true)
      expect(may(limited, permission, { type: model.updates })).toBe(false)
    }
    expect(may(limited, 'documents.edit', { type: model.home, layer: '*' })).toBe(true)
    expect(may(limited, 'documents.read', { type: model.updates })).toBe(true)
    expect(may(limited, 'media.edit')).toBe(true)
    expect(may({ ...limited, collections: [] }, 'documents.edit')).toBe(false)
    expect(may({ ...limited, collections: ['settings'] }, 'documents.edit', { type: model.settings })).toBe(
      false,
    )
  })

  it('limit translators to collections in addition to their languages', () => {
    const limited = { ...greek, collections: ['partners'] }
    expect(may(limited, 'documents.publish', { type: model.partners, layer: 'el' })).toBe(true)
    expect(may(limited, 'documents.publish', { type: model.partners, layer: 'en' })).toBe(false)
    expect(may(limited, 'documents.publish', { type: model.updates, layer: 'el' })).toBe(false)
  })

  it('keep what concerns the whole site from editors with a limit', () => {
    for (const limit of [{ locales: ['et'] }, { locales: [], collections: ['partners'] }] as const) {
      for (const permission of ['views.share', 'feedback.manage', 'users.manage'] as const)
        expect(may({ role: 'editor', ...limit }, permission)).toBe(false)
    }
  })

  it('do not limit owners, administrators and viewers', () => {
    const limit = { locales: ['et'], collections: ['partners'] } as const
    for (const role of ['owner', 'admin'] as const)
      expect(may({ role, ...limit }, 'documents.delete', { type: model.updates, layer: 'en' })).toBe(true)
    expect(may({ role: 'viewer', ...limit }, 'documents.edit', { type: model.partners })).toBe(false)
  })

  it('let editors write and publish content in every language', () => {
    for (const layer of ['en', 'et', 'el', '*'] as const) {
      expect(may(editor, 'documents.publish', { type: model.updates, layer })).toBe(true)
    }
    expect(may(editor, 'documents.delete', { type: model.updates })).toBe(true)
    expect(may(editor, 'documents.delete', { type: model.settings })).toBe(false)
  })
})
