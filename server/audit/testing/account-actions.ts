/** Example calls for every action on accounts, sessions, API tokens and preferences. */
import { expect } from 'vitest'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import type { AuditedActions, AuditTestSetup } from './audited-actions.ts'
import { idOf, uniqueName } from './audited-actions.ts'

const password = 'a blue print in the sun'
const type = 'user'

/** A signed-in user who acts on their own account. */
async function self({ server }: AuditTestSetup): Promise<{ by: Client; who: string }> {
  const by = await server.signedInAs('editor')
  return { by, who: await idOf(by) }
}

/** A user whom the owner acts on. */
async function somebody({
  server,
}: AuditTestSetup): Promise<{ id: string; path: `/api/users/${string}`; client: Client }> {
  const client = await server.signedInAs('editor')
  const id = await idOf(client)
  return { id, path: `/api/users/${id}`, client }
}

/** A user who was invited by link, and so has a password. */
async function invited({ owner, server }: AuditTestSetup) {
  const username = uniqueName('Person')
  const email = `${username.toLowerCase()}@example.org`
  const body = (await owner.post('/api/users', { email, username, role: 'editor' })).json()
  const token = String(body.link).split('#')[1]
  const signIn = async () => {
    const { headers } = await server.anonymous.post('/api/auth/link/use', { token, password })
    return httpClient(server.port, { cookie: headers['set-cookie']?.[0]?.split(';')[0] })
  }
  return { email, token, who: String(body.user.id), signIn }
}

const inSession = (action: string) => ({ expected: { action: `session.${action}`, type } })

async function view({ owner }: AuditTestSetup): Promise<string> {
  const form = { type: 'updates', name: 'Drafts', settings: { query: { status: 'draft' } } }
  return `/api/views/${(await owner.post('/api/views', form)).json().id}`
}

const signInActions: AuditedActions = {
  'POST /api/auth/login': async (setup) => {
    const { email, who, signIn } = await invited(setup)
    await signIn()
    const body = { email, password }
    return { path: '/api/auth/login', body, by: setup.server.anonymous, who, ...inSession('begun') }
  },
  'POST /api/auth/logout': async (setup) => ({
    path: '/api/auth/logout',
    ...(await self(setup)),
    ...inSession('ended'),
  }),
  'POST /api/auth/setup': async ({ kind }) => {
    const otherServer = await startServer(kind)
    const { firstOwnerToken: token, anonymous: by } = otherServer
    const body = { token, email: 'ada@example.org', username: 'Ada', password }
    const expected = { action: 'user.created', type, details: { role: 'owner' } }
    return { path: '/api/auth/setup', body, by, who: expect.any(String), expected, otherServer }
  },
  'POST /api/auth/confirm': async (setup) => {
    const { who, signIn } = await invited(setup)
    return { path: '/api/auth/confirm', body: { password }, by: await signIn(), who, ...inSession('renewed') }
  },
  'POST /api/auth/link/use': async (setup) => {
    const { token, who } = await invited(setup)
    const expected = { action: 'user.password', type, details: { purpose: 'invitation' } }
    const by = setup.server.anonymous
    return { path: '/api/auth/link/use', body: { token, password }, by, who, expected }
  },
}

const own: AuditedActions = {
  'PATCH /api/account': async (setup) => {
    const username = uniqueName('Editor')
    const expected = { action: 'user.changed', type, details: { after: { username: '•••' } } }
    return { path: '/api/account', body: { username }, ...(await self(setup)), expected }
  },
  'PUT /api/account/password': async (setup) => ({
    path: '/api/account/password',
    body: { password },
    ...(await self(setup)),
    expected: { action: 'user.password', type },
  }),
  'DELETE /api/account/sessions': async (setup) => {
    const { email, who, signIn } = await invited(setup)
    const by = await signIn()
    await setup.server.anonymous.post('/api/auth/login', { email, password })
    return { path: '/api/account/sessions', by, who, ...inSession('ended') }
  },
  'DELETE /api/account/sessions/{id}': async (setup) => {
    const mine = await self(setup)
    const [session] = (await mine.by.get('/api/account/sessions')).json().items
    return { path: `/api/account/sessions/${session?.id}`, ...mine, ...inSession('ended') }
  },
  'PATCH /api/preferences': async (setup) => {
    const mine = await self(setup)
    const details = { before: { theme: null }, after: { theme: 'dark' } }
    const expected = { action: 'preferences.changed', type: 'preferences', details }
    return { path: '/api/preferences', body: { theme: 'dark' }, ...mine, expected }
  },
  'POST /api/views': async () => ({
    path: '/api/views',
    body: { type: 'updates', name: 'Drafts', settings: { query: {} } },
    expected: { action: 'view.created', type: 'view', details: { after: { name: 'Drafts' } } },
  }),
  'PUT /api/views/{id}': async (setup) => ({
    path: await view(setup),
    body: { name: 'Ours', settings: { query: {} } },
    expected: {
      action: 'view.changed',
      type: 'view',
      details: { before: { name: 'Drafts' }, after: { name: 'Ours' } },
    },
  }),
  'DELETE /api/views/{id}': async (setup) => ({
    path: await view(setup),
    expected: { action: 'view.deleted', type: 'view', details: { before: { name: 'Drafts' } } },
  }),
}

const others: AuditedActions = {
  'POST /api/users': async () => {
    const username = uniqueName('Person')
    const email = `${username.toLowerCase()}@example.org`
    const expected = { action: 'user.invited', type, details: { after: { role: 'viewer' } } }
    return { path: '/api/users', body: { email, username, role: 'viewer' }, expected }
  },
  'POST /api/users/{id}/link': async (setup) => ({
    path: `${(await somebody(setup)).path}/link`,
    expected: { action: 'user.linked', type },
  }),
  'PATCH /api/users/{id}': async (setup) => ({
    path: (await somebody(setup)).path,
    body: { role: 'viewer' },
    expected: {
      action: 'user.changed',
      type,
      details: { before: { role: 'editor' }, after: { role: 'viewer' } },
    },
  }),
  'POST /api/users/{id}/disable': async (setup) => ({
    path: `${(await somebody(setup)).path}/disable`,
    expected: { action: 'user.disabled', type },
  }),
  'POST /api/users/{id}/enable': async (setup) => {
    const { path } = await somebody(setup)
    await setup.owner.post(`${path}/disable`)
    return { path: `${path}/enable`, expected: { action: 'user.enabled', type } }
  },
  'DELETE /api/users/{id}': async (setup) => ({
    path: (await somebody(setup)).path,
    expected: { action: 'user.deleted', type, details: { role: 'editor' } },
  }),
  'DELETE /api/users/{id}/sessions': async (setup) => ({
    path: `${(await somebody(setup)).path}/sessions`,
    ...inSession('ended'),
  }),
  'DELETE /api/users/{id}/sessions/{session}': async (setup) => {
    const { path } = await somebody(setup)
    const [session] = (await setup.owner.get(`${path}/sessions`)).json().items
    return { path: `${path}/sessions/${session?.id}`, ...inSession('ended') }
  },
}

const newToken = { name: 'Nightly import', scopes: ['drafts:read'] }

const tokens: AuditedActions = {
  'POST /api/tokens': async () => ({
    path: '/api/tokens',
    body: newToken,
    expected: { action: 'token.created', type: 'token', details: newToken },
  }),
  'DELETE /api/tokens/{id}': async ({ owner }) => ({
    path: `/api/tokens/${(await owner.post('/api/tokens', newToken)).json().token.id}`,
    expected: { action: 'token.revoked', type: 'token', details: { name: newToken.name } },
  }),
}

export const accountActions: AuditedActions = { ...signInActions, ...own, ...others, ...tokens }
