/** What an API token may do: the scope that a call needs, and whether a token has it. */
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Permission } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { AnyCall, TokenAccess } from './define-call.ts'
import type { Actor, TokenGrant } from './principal.ts'

/** Other permissions are about users, visitors, logs and preferences, which are not for programs. */
const scopes: { readonly [Each in Permission]?: TokenScope } = {
  'documents.read': 'drafts:read',
  'media.read': 'drafts:read',
  'documents.create': 'content:write',
  'documents.edit': 'content:write',
  'documents.publish': 'content:write',
  'documents.delete': 'content:write',
  'media.describe': 'media:write',
  'media.edit': 'media:write',
  'webhooks.manage': 'webhooks',
}

/** A call that requires the password is never for a token, which cannot enter one. */
export function tokenAccessOf({ at, may, token, requiresRecentAuth }: AnyCall): TokenAccess {
  if (requiresRecentAuth) return 'refused'
  if (token !== undefined) return token
  if (may === 'anyone') return 'public'
  const scope = may === 'signed-in' ? undefined : scopes[may]
  const writesByReading = scope === 'drafts:read' && !at.startsWith('GET ')
  return scope === undefined || writesByReading ? 'refused' : scope
}

/** The user for whom the token makes the call, or `undefined` where it is made as anyone would make it. */
export function actorOfToken(
  call: AnyCall,
  actor: Actor,
  token: TokenGrant,
  type: string | undefined,
): Actor | undefined {
  const access = tokenAccessOf(call)
  if (access === 'refused') throw new Problem('token_refused')
  if (access === 'public') return undefined
  if (!token.scopes.includes(access)) {
    if (call.may === 'anyone') return undefined
    throw missingScope(access)
  }
  const { collections } = token
  if (access !== 'content:write' || collections === null) return actor
  if (type === undefined || !collections.includes(type)) throw new Problem('token_collection')
  return actor
}

export function missingScope(scope: TokenScope): Problem {
  const headers = { 'www-authenticate': challenge('insufficient_scope', scope) }
  return new Problem('token_scope', { scope }, { headers })
}

export function invalidToken(): Problem {
  return new Problem('invalid_token', {}, { headers: { 'www-authenticate': challenge('invalid_token') } })
}

/** RFC 6750, section 3. */
function challenge(error: string, scope?: string): string {
  return `Bearer realm="Cyanotype", error="${error}"${scope === undefined ? '' : `, scope="${scope}"`}`
}
