/** Permissions: the server checks them for every call, and the admin shows only what they allow. */
import type { DocumentType } from './collection.ts'
import type { Layer, Locale } from './locales.ts'
import { shared } from './locales.ts'
import type { Message } from './message-descriptor.ts'

export const roles = {
  owner: /*i18n*/ { id: 'role.owner', message: 'Owner' },
  admin: /*i18n*/ { id: 'role.admin', message: 'Administrator' },
  editor: /*i18n*/ { id: 'role.editor', message: 'Editor' },
  translator: /*i18n*/ { id: 'role.translator', message: 'Translator' },
  viewer: /*i18n*/ { id: 'role.viewer', message: 'Viewer' },
} as const satisfies Record<string, Message>

export type Role = keyof typeof roles

export const roleNames: readonly [Role, ...Role[]] = ['owner', 'admin', 'editor', 'translator', 'viewer']

/** Whether a user may see or manage accounts with a role: only an owner manages owners and administrators. */
export const mayManageRole = (bearer: Bearer, role: Role): boolean =>
  may(bearer, 'users.manage') && (bearer.role === 'owner' || !['owner', 'admin'].includes(role))

type DocumentPermission =
  | 'documents.read'
  | 'documents.create'
  | 'documents.edit'
  | 'documents.publish'
  | 'documents.delete'
/** Permissions outside of content: users, other programs, messages and answers of visitors, and logs. */
const systemPermissions = [
  'users.manage',
  'webhooks.manage',
  'enquiries.manage',
  'feedback.manage',
  'logs.read',
  'views.share',
] as const
type SystemPermission = (typeof systemPermissions)[number]
/** The ones that editors have. */
const editorPermissions: ReadonlySet<Permission> = new Set(['feedback.manage', 'views.share'])
/** `media.describe` allows to edit the texts of a media item in a language. */
type MediaPermission = 'media.read' | 'media.describe' | 'media.edit'

export type Permission = DocumentPermission | MediaPermission | SystemPermission

/**
 * A signed-in user, as far as permissions need it. `locales` limits translators and is empty for all others.
 */
export interface Bearer {
  readonly role: Role
  readonly locales: readonly Locale[]
}

/** The subject of a permission. A missing part means: is there any subject for which it is allowed? */
export interface Subject {
  readonly type?: DocumentType
  readonly layer?: Layer
}

export function may(bearer: Bearer, permission: Permission, subject: Subject = {}): boolean {
  switch (bearer.role) {
    case 'owner':
    case 'admin':
      return true
    case 'editor':
      if (isSystemPermission(permission)) return editorPermissions.has(permission)
      return isToRead(permission) || subject.type?.managedBy !== 'administrators'
    case 'translator':
      return isToRead(permission) || mayTranslate(bearer, permission, subject)
    case 'viewer':
      return isToRead(permission)
  }
}

function isToRead(permission: Permission): boolean {
  return permission === 'documents.read' || permission === 'media.read'
}

function isSystemPermission(permission: Permission): permission is SystemPermission {
  return systemPermissions.some((one) => one === permission)
}

/** Translators write and publish in their granted languages, but not in shared fields. */
function mayTranslate(bearer: Bearer, permission: Permission, { type, layer }: Subject): boolean {
  if (permission === 'media.edit') return false
  const isOfWhole = permission === 'documents.create' || permission === 'documents.delete'
  if (isSystemPermission(permission) || isOfWhole || type?.managedBy === 'administrators') return false
  return layer === undefined ? bearer.locales.length > 0 : layer !== shared && bearer.locales.includes(layer)
}
