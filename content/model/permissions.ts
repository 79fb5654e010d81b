/** Permissions: the server checks them for every call, and the admin shows only what they allow. */
import type { DocumentType } from './collection.ts'
import type { Layer, Locale } from './locales.ts'
import { shared } from './locales.ts'
import type { Message } from './message-descriptor.ts'

export const roles = {
  owner: /*i18n*/ { id: 'role.owner', message: 'Owner' },
  admin: /*i18n*/ { id: 'role.admin', message: 'Administrator' },
  editor: /*i18n*/ { id: 'role.editor', message: 'Editor' },
  writer: /*i18n*/ { id: 'role.writer', message: 'Writer' },
  translator: /*i18n*/ { id: 'role.translator', message: 'Translator' },
  viewer: /*i18n*/ { id: 'role.viewer', message: 'Viewer' },
} as const satisfies Record<string, Message>

export type Role = keyof typeof roles

export const roleNames: readonly [Role, ...Role[]] = [
  'owner',
  'admin',
  'editor',
  'writer',
  'translator',
  'viewer',
]

/** Whether a user may see or manage accounts with a role: only an owner manages owners and administrators. */
export const mayManageRole = (bearer: Bearer, role: Role): boolean =>
  may(bearer, 'users.manage') && (bearer.role === 'owner' || !['owner', 'admin'].includes(role))

type DocumentPermission =
  | 'documents.read'
  | 'documents.create'
  | 'documents.edit'
  | 'documents.publish'
  | 'documents.delete'
/** Permissions outside of content: users, other programs, messages and answers of visitors, logs, backups, the demonstration and imports. */
const systemPermissions = [
  'users.manage',
  'webhooks.manage',
  'mail.manage',
  'enquiries.manage',
  'feedback.manage',
  'logs.read',
  'views.share',
  'backups.manage',
  'demonstration.manage',
  'import.manage',
] as const
type SystemPermission = (typeof systemPermissions)[number]
/** The ones that editors have. */
const editorPermissions: ReadonlySet<Permission> = new Set(['feedback.manage', 'views.share'])
/**
 * The ones that only owners have. A backup contains every account, and a restore replaces them. The
 * demonstration is a large part of a site, and an import can add thousands of documents without an undo.
 */
const ownerPermissions: ReadonlySet<Permission> = new Set([
  'backups.manage',
  'demonstration.manage',
  'import.manage',
])
/** `media.describe` allows to edit the texts of a media item in a language. */
type MediaPermission = 'media.read' | 'media.describe' | 'media.edit'

export type Permission = DocumentPermission | MediaPermission | SystemPermission

/** The roles whose accounts can be limited to collections and languages. */
export const isLimitable = (role: string): boolean => ['editor', 'writer', 'translator'].includes(role)

/** A signed-in user, as far as permissions need it. The limits apply to editors, writers and translators only. */
export interface Bearer {
  readonly role: Role
  /** The languages that the user may write. None: all for an editor or a writer, and none for a translator. */
  readonly locales: readonly Locale[]
  /** The names of the collections and singles that the user may change. Missing or null: all. */
  readonly collections?: readonly string[] | null | undefined
}

/** The subject of a permission. A missing part means: is there any subject for which it is allowed? */
export interface Subject {
  readonly type?: DocumentType
  readonly layer?: Layer
}

export function may(bearer: Bearer, permission: Permission, subject: Subject = {}): boolean {
  switch (bearer.role) {
    case 'owner':
      return true
    case 'admin':
      return !ownerPermissions.has(permission)
    case 'editor':
      if (isSystemPermission(permission)) return editorPermissions.has(permission) && !isLimited(bearer)
      return isToRead(permission) || mayWrite(bearer, permission, subject)
    // Deleting a public document would change what visitors see.
    case 'writer':
      if (permission === 'documents.publish' || permission === 'documents.delete') return false
      return (
        !isSystemPermission(permission) && (isToRead(permission) || mayWrite(bearer, permission, subject))
      )
    case 'translator':
      if (isSystemPermission(permission)) return false
      return isToRead(permission) || mayWrite(bearer, permission, subject)
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

/** What concerns the whole site is not for a user who is limited to a part of it. */
function isLimited({ locales, collections = null }: Bearer): boolean {
  return locales.length > 0 || collections !== null
}

/** The media library has no collections: its texts are limited by language only. */
function mayWrite(bearer: Bearer, permission: Permission, { type, layer }: Subject): boolean {
  if (type?.managedBy === 'administrators') return false
  if (permission === 'media.edit') return bearer.role !== 'translator'
  return coversType(bearer, type) && coversLayer(bearer, permission, layer)
}

function coversType({ collections = null }: Bearer, type: DocumentType | undefined): boolean {
  if (collections === null) return true
  return type === undefined ? collections.length > 0 : collections.includes(type.name)
}

/** Shared fields, new and deleted documents concern every language, so a limit to languages excludes them. */
function coversLayer({ role, locales }: Bearer, permission: Permission, layer: Layer | undefined): boolean {
  if (role !== 'translator' && locales.length === 0) return true
  if (permission === 'documents.create' || permission === 'documents.delete') return false
  return layer === undefined ? locales.length > 0 : layer !== shared && locales.includes(layer)
}
