/** Environment variables of sign-in with OpenID Connect. */
import type { Role } from '@cyanotype/content/model/index.ts'
import { roleNames } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import { StartProblem } from '../platform/start-error.ts'
import type { Variable } from './config-values.ts'
import { isLoopback, variable } from './config-values.ts'

const group = 'Sign-in with OpenID Connect'

/** Roles that anyone with an account at the provider may get. */
const rolesForAll = ['editor', 'writer', 'translator', 'viewer'] as const satisfies readonly Role[]

const plain = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{C}+$/u)

export const openIdConnectVariables = {
  OIDC_ISSUER: variable({
    group,
    about:
      'The provider with which users sign in. Requires `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` and `PUBLIC_URL`. Default: users sign in here only.',
    takes:
      'the issuer of one provider, a URL such as https://login.example.org/realms/main (http:// only for localhost)',
    schema: z.string().refine(isIssuer),
  }),
  OIDC_CLIENT_ID: variable({
    group,
    about:
      'The ID that the provider gave to this site. Its redirect URI is `/api/auth/openid-connect/callback` at `PUBLIC_URL`.',
    takes: 'a client ID',
    schema: plain(500),
  }),
  OIDC_CLIENT_SECRET: variable({
    group,
    isSecret: true,
    about: 'The secret that the provider gave to this site.',
    takes: 'a client secret',
    schema: plain(2_000),
  }),
  OIDC_NAME: variable({
    group,
    about: 'The name of the provider, as the button of the sign-in page shows it. Default: its host name.',
    takes: 'a name of at most 40 characters',
    schema: plain(40),
  }),
  OIDC_SCOPES: variable({
    group,
    about:
      'What the site requests about users. Add the scope that your provider needs for `OIDC_ROLE_CLAIM`.',
    takes: 'scopes separated by spaces, with openid and email among them',
    standard: 'openid email profile',
    schema: z
      .string()
      .regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/)
      .refine((text) => ['openid', 'email'].every((scope) => text.split(' ').includes(scope))),
  }),
  OIDC_ROLE_CLAIM: variable({
    group,
    about:
      'The claim that sets the role of a user at each sign-in. Requires `OIDC_ROLES`. Default: administrators set roles here.',
    takes: 'the name of a claim such as groups, or a path such as realm_access.roles',
    schema: plain(200),
  }),
  OIDC_ROLES: variable({
    group,
    about:
      'Which value of the claim gives which role. If several match, the highest role counts. Users without a match keep the role that an administrator gave them.',
    takes: `pairs such as site-admins=admin,writers=editor, with the roles ${roleNames.join(', ')}`,
    schema: z.string().transform(rolePairs),
  }),
  OIDC_NEW_USERS: variable({
    group,
    about:
      'The role of users who have no account here and no role by claim. Default: they are refused, and only users who were invited or have a role by claim can sign in.',
    takes: `one of ${rolesForAll.join(', ')}`,
    schema: z.enum(rolesForAll),
  }),
}

/** Of one organisation: the shared issuers of Microsoft Entra would admit the users of all others. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return false
  if (/^\/(common|organizations|consumers)\//.test(url.pathname) && url.hostname.startsWith('login.'))
    return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

function rolePairs(text: string, context: z.RefinementCtx): readonly (readonly [string, Role])[] {
  return text.split(',').flatMap((pair) => {
    const at = pair.lastIndexOf('=')
    const value = pair.slice(0, Math.max(at, 0)).trim()
    const role = roleNames.find((name) => name === pair.slice(at + 1).trim())
    if (value !== '' && role !== undefined) return [[value, role] as const]
    context.addIssue('not a pair')
    return []
  })
}

export interface OpenIdConnectConfig {
  /** As the provider writes it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** As users know the provider. */
  readonly name: string
  readonly scopes: string
  /** The claim with roles, and which of its values gives which role. */
  readonly roles: { readonly claim: string; readonly of: ReadonlyMap<string, Role> } | undefined
  /** For unknown users without a role by claim. Undefined if they are refused. */
  readonly newUsers: Role | undefined
  /** Where the provider sends users back. */
  readonly redirectUri: string
}

export const callbackPath = '/api/auth/openid-connect/callback'

type Read = <Value>(name: keyof typeof openIdConnectVariables, variable: Variable<Value>) => Value | undefined

/** Throws where a part is missing, so that no site starts with a sign-in that cannot work. */
export function openIdConnectOf(read: Read, publicUrl: string | undefined): OpenIdConnectConfig | undefined {
  const of = openIdConnectVariables
  const issuer = read('OIDC_ISSUER', of.OIDC_ISSUER)
  const others = {
    OIDC_CLIENT_ID: read('OIDC_CLIENT_ID', of.OIDC_CLIENT_ID),
    OIDC_CLIENT_SECRET: read('OIDC_CLIENT_SECRET', of.OIDC_CLIENT_SECRET),
    OIDC_NAME: read('OIDC_NAME', of.OIDC_NAME),
    OIDC_ROLE_CLAIM: read('OIDC_ROLE_CLAIM', of.OIDC_ROLE_CLAIM),
    OIDC_ROLES: read('OIDC_ROLES', of.OIDC_ROLES),
    OIDC_NEW_USERS: read('OIDC_NEW_USERS', of.OIDC_NEW_USERS),
  }
  if (issuer === undefined) {
    const [set] = Object.entries(others).find(([, value]) => value !== undefined) ?? []
    if (set !== undefined) throw new StartProblem(`${set} is set, but OIDC_ISSUER is not. Set both.`)
    return undefined
  }
  const needed = (name: string, value: string | undefined): string => {
    if (value !== undefined) return value
    throw new StartProblem(`OIDC_ISSUER is set, but ${name} is not. Set both.`)
  }
  return {
    ...{ issuer, newUsers: others.OIDC_NEW_USERS },
    scopes: read('OIDC_SCOPES', of.OIDC_SCOPES) ?? 'openid',
    roles: rolesOf(others.OIDC_ROLE_CLAIM, others.OIDC_ROLES),
    clientId: needed('OIDC_CLIENT_ID', others.OIDC_CLIENT_ID),
    clientSecret: needed('OIDC_CLIENT_SECRET', others.OIDC_CLIENT_SECRET),
    name: others.OIDC_NAME ?? new URL(issuer).hostname,
    redirectUri: `${needed('PUBLIC_URL', publicUrl)}${callbackPath}`,
  }
}

type RolePairs = ReturnType<typeof rolePairs>

function rolesOf(claim: string | undefined, pairs: RolePairs | undefined): OpenIdConnectConfig['roles'] {
  if (claim === undefined && pairs === undefined) return undefined
  if (claim === undefined) throw new StartProblem('OIDC_ROLES is set, but OIDC_ROLE_CLAIM is not. Set both.')
  if (pairs === undefined) throw new StartProblem('OIDC_ROLE_CLAIM is set, but OIDC_ROLES is not. Set both.')
  return { claim, of: new Map(pairs) }
}
