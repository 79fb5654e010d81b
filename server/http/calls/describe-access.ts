/** Describes who may make a call, for the OpenAPI document. */
import type { Permission, Role } from '@cyanotype/content/model/index.ts'
import { defaultLocale, may, roleNames, roles } from '@cyanotype/content/model/index.ts'
import type { AnyCall } from './define-call.ts'

export function describeAccess({ may: access, requiresRecentAuth }: AnyCall): string {
  const password = requiresRecentAuth
    ? ' The password must have been confirmed within the last ten minutes.'
    : ''
  if (access === 'anyone') return `Anyone, without signing in.${password}`
  if (access === 'signed-in') return `Any signed-in user.${password}`
  const allowed = roleNames.flatMap((role) => roleWith(role, access) ?? [])
  return `Roles: ${allowed.join(', ')}. Permission: \`${access}\`.${password}`
}

/** The name of a role that has a permission. Some permissions of translators end at their languages. */
function roleWith(role: Role, permission: Permission): string | undefined {
  const name = roles[role].message
  if (may({ role, locales: [] }, permission)) return name
  return may({ role, locales: [defaultLocale] }, permission) ? `${name} (own languages)` : undefined
}
