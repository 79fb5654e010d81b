import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const needed = {
  OIDC_ISSUER: 'https://login.example.org/realms/main',
  OIDC_CLIENT_ID: 'cyanotype',
  OIDC_CLIENT_SECRET: 'a secret',
  PUBLIC_URL: 'https://example.org',
}

describe('Configuration of OpenID Connect', () => {
  it('needs issuer, client and PUBLIC_URL, and names the provider after its host', () => {
    expect(readConfig(needed).openIdConnect).toEqual({
      issuer: needed.OIDC_ISSUER,
      clientId: 'cyanotype',
      clientSecret: 'a secret',
      name: 'login.example.org',
      scopes: 'openid email profile',
      roles: undefined,
      newUsers: undefined,
      redirectUri: 'https://example.org/api/auth/openid-connect/callback',
    })
  })

  it('reads which value of the claim gives which role', () => {
    const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'cn=site admins=admin, writers=editor' }
    expect(readConfig({ ...needed, ...roles }).openIdConnect?.roles).toEqual({
      claim: 'groups',
      of: new Map([
        ['cn=site admins', 'admin'],
        ['writers', 'editor'],
      ]),
    })
  })

  it.each(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'])('rejects an issuer without %s', (name) => {
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(
      `OIDC_ISSUER is set, but ${name} is not. Set both.`,
    )
  })

  it.each([
    [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID is set, but OIDC_ISSUER is not. Set both.'],
    [{ OIDC_ROLES: 'a=admin' }, 'OIDC_ROLES is set, but OIDC_ROLE_CLAIM is not. Set both.'],
    [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM is set, but OIDC_ROLES is not. Set both.'],
    [{ OIDC_ISSUER: 'http://login.example.org' }, 'OIDC_ISSUER must be'],
    [{ OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'OIDC_ISSUER must be'],
    [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'a=king' }, 'OIDC_ROLES must be'],
    [{ OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: '=admin' }, 'OIDC_ROLES must be'],
    [{ OIDC_NEW_USERS: 'owner' }, 'OIDC_NEW_USERS must be'],
    [{ OIDC_SCOPES: 'profile email' }, 'OIDC_SCOPES must be'],
    [{ OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME must be'],
  ])('rejects %o', (change, refusal) => {
    expect(() => readConfig({ ...needed, ...change })).toThrow(refusal)
  })
})
