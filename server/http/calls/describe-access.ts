/** Describes who may make a call, and with which API token, for the OpenAPI document. */
import type { Permission, Role } from '@cyanotype/content/model/index.ts'
import { defaultLocale, may, roleNames, roles } from '@cyanotype/content/model/index.ts'
import type { Access, AnyCall } from './define-call.ts'
import { tokenAccessOf } from './token-access.ts'

export function describeAccess(call: AnyCall): string {
  const { may: access, requiresRecentAuth } = call
  const password = requiresRecentAuth
    ? ' The password must have been confirmed within the last ten minutes.'
    : ''
  return `${callersOf(access)}${password}${describeToken(call)}`
}

function callersOf(access: Access): string {
  if (access === 'anyone') return 'Anyone, without signing in.'
  if (access === 'signed-in') return 'Any signed-in user.'
  const allowed = roleNames.flatMap((role) => roleWith(role, access) ?? [])
  return `Roles: ${allowed.join(', ')}. Permission: \`${access}\`.`
}

function describeToken(call: AnyCall): string {
  const token = tokenAccessOf(call)
  if (token === 'public') return ''
  return token === 'refused' ? ' API tokens are refused.' : ` Scope of API tokens: \`${token}\`.`
}

/** One of these is needed. None, where anyone may call. */
export function securityOf(call: AnyCall): Record<string, string[]>[] {
  const token = tokenAccessOf(call)
  const byToken = token === 'refused' || token === 'public' ? [] : [{ token: [token] }]
  if (call.may !== 'anyone') return [{ session: [] }, ...byToken]
  return byToken.length === 0 ? [] : [{}, { session: [] }, ...byToken]
}

/** The name of a role that has a permission. Some permissions of translators end at their languages. */
function roleWith(role: Role, permission: Permission): string | undefined {
  const name = roles[role].message
  if (may({ role, locales: [] }, permission)) return name
  return may({ role, locales: [defaultLocale()] }, permission) ? `${name} (own languages)` : undefined
}
