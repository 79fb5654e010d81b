/** What the provider says about a user: e-mail address, name and role. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { roleNames } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { OpenIdConnectConfig } from '../../config/openid-connect-variables.ts'

export type IdentityClaims = Readonly<Record<string, unknown>> & {
  readonly iss: string
  readonly sub: string
}

/** A claim by its name, or by a path such as `realm_access.roles`. */
export function claimAt(claims: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  let value: unknown = claims
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}

/** The highest role that the claim gives. */
export function roleFrom(claims: IdentityClaims, roles: OpenIdConnectConfig['roles']): Role | undefined {
  if (roles === undefined) return undefined
  const value = claimAt(claims, roles.claim)
  const given = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'string' ? roles.of.get(one) : undefined,
  )
  return roleNames.find((role) => given.includes(role))
}

/** The e-mail address, if the provider has verified that it belongs to the user. */
export function verifiedEmail(claims: IdentityClaims): string | undefined {
  const { data } = z.email().max(256).safeParse(claims.email)
  return isVerified(claims) ? data : undefined
}

/** Microsoft Entra says it with a claim of its own, which others could let their users set. */
function isVerified({ iss, email_verified, xms_edov }: IdentityClaims): boolean {
  if (email_verified !== undefined) return email_verified === true
  return (
    URL.parse(iss)?.hostname === 'login.microsoftonline.com' && [true, 1, '1'].some((yes) => xms_edov === yes)
  )
}

/** The name for a new account. */
export function nameFrom({ name, preferred_username }: IdentityClaims, email: string): string {
  const [fromEmail = ''] = email.split('@')
  const names = [name, preferred_username, fromEmail].map((text) =>
    typeof text === 'string'
      ? text.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim().slice(0, 76).trim()
      : '',
  )
  return names.find((text) => text !== '') ?? 'User'
}
