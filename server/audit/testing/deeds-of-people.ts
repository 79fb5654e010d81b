/** Everything that people do to accounts, their own and others', and to how they like to work: once, by the calls that do it. */
import { expect } from 'vitest'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'
import type { Deeds, House } from './deed.ts'
import { fresh, idOf } from './deed.ts'

const password = 'a blue print in the sun'
const type = 'user'

/** Somebody who is signed in and does it to their own account. */
async function self({ server }: House): Promise<{ by: Client; who: string }> {
  const by = await server.signedInAs('editor')
  return { by, who: await idOf(by) }
}

/** Somebody to whom the owner does it. */
async function somebody({ server }: House): Promise<{ id: string; path: string; client: Client }> {
  const client = await server.signedInAs('editor')
  const id = await idOf(client)
  return { id, path: `/api/users/${id}`, client }
}

/** Somebody who came in by a link, and so has a password. */
async function invited({ owner, server }: House) {
  const username = fresh('Person')
  const email = `${username.toLowerCase()}@example.org`
  const answer = (await owner.post('/api/users', { email, username, role: 'editor' })).json()
  const token = String(answer.link).split('#')[1]
  const comeIn = async () => {
    const { headers } = await server.anonymous.post('/api/auth/link/use', { token, password })
    return httpClient(server.port, { cookie: headers['set-cookie']?.[0]?.split(';')[0] })
  }
  return { email, token, who: String(answer.user.id), comeIn }
}

const inSession = (action: string) => ({ told: { action: `session.${action}`, type } })

async function view({ owner }: House): Promise<string> {
  const form = { type: 'updates', name: 'Drafts', settings: { query: { status: 'draft' } } }
  return `/api/views/${(await owner.post('/api/views', form)).json().id}`
}

const doors: Deeds = {
  'POST /api/auth/login': async (house) => {
    const { email, who, comeIn } = await invited(house)
    await comeIn()
    const body = { email, password }
    return { path: '/api/auth/login', body, by: house.server.anonymous, who, ...inSession('begun') }
  },
  'POST /api/auth/logout': async (house) => ({
    path: '/api/auth/logout',
    ...(await self(house)),
    ...inSession('ended'),
  }),
  'POST /api/auth/setup': async ({ kind }) => {
    const elsewhere = await startServer(kind)
    const { firstOwnerToken: token, anonymous: by } = elsewhere
    const body = { token, email: 'ada@example.org', username: 'Ada', password }
    const told = { action: 'user.created', type, details: { role: 'owner' } }
    return { path: '/api/auth/setup', body, by, who: expect.any(String), told, elsewhere }
  },
  'POST /api/auth/confirm': async (house) => {
    const { who, comeIn } = await invited(house)
    return { path: '/api/auth/confirm', body: { password }, by: await comeIn(), who, ...inSession('renewed') }
  },
  'POST /api/auth/link/use': async (house) => {
    const { token, who } = await invited(house)
    const told = { action: 'user.password', type, details: { purpose: 'invitation' } }
    const by = house.server.anonymous
    return { path: '/api/auth/link/use', body: { token, password }, by, who, told }
  },
}

const own: Deeds = {
  'PATCH /api/account': async (house) => {
    const username = fresh('Editor')
    const told = { action: 'user.changed', type, details: { after: { username: '•••' } } }
    return { path: '/api/account', body: { username }, ...(await self(house)), told }
  },
  'PUT /api/account/password': async (house) => ({
    path: '/api/account/password',
    body: { password },
    ...(await self(house)),
    told: { action: 'user.password', type },
  }),
  'DELETE /api/account/sessions': async (house) => {
    const { email, who, comeIn } = await invited(house)
    const by = await comeIn()
    await house.server.anonymous.post('/api/auth/login', { email, password })
    return { path: '/api/account/sessions', by, who, ...inSession('ended') }
  },
  'DELETE /api/account/sessions/{id}': async (house) => {
    const mine = await self(house)
    const [session] = (await mine.by.get('/api/account/sessions')).json().items
    return { path: `/api/account/sessions/${session.id}`, ...mine, ...inSession('ended') }
  },
  'PATCH /api/preferences': async (house) => {
    const mine = await self(house)
    const details = { before: { theme: null }, after: { theme: 'dark' } }
    const told = { action: 'preferences.changed', type: 'preferences', details }
    return { path: '/api/preferences', body: { theme: 'dark' }, ...mine, told }
  },
  'POST /api/views': async () => ({
    path: '/api/views',
    body: { type: 'updates', name: 'Drafts', settings: { query: {} } },
    told: { action: 'view.created', type: 'view', details: { after: { name: 'Drafts' } } },
  }),
  'PUT /api/views/{id}': async (house) => ({
    path: await view(house),
    body: { name: 'Ours', settings: { query: {} } },
    told: {
      action: 'view.changed',
      type: 'view',
      details: { before: { name: 'Drafts' }, after: { name: 'Ours' } },
    },
  }),
  'DELETE /api/views/{id}': async (house) => ({
    path: await view(house),
    told: { action: 'view.deleted', type: 'view', details: { before: { name: 'Drafts' } } },
  }),
}

const others: Deeds = {
  'POST /api/users': async () => {
    const username = fresh('Person')
    const email = `${username.toLowerCase()}@example.org`
    const told = { action: 'user.invited', type, details: { after: { role: 'viewer' } } }
    return { path: '/api/users', body: { email, username, role: 'viewer' }, told }
  },
  'POST /api/users/{id}/link': async (house) => ({
    path: `${(await somebody(house)).path}/link`,
    told: { action: 'user.linked', type },
  }),
  'PATCH /api/users/{id}': async (house) => ({
    path: (await somebody(house)).path,
    body: { role: 'viewer' },
    told: {
      action: 'user.changed',
      type,
      details: { before: { role: 'editor' }, after: { role: 'viewer' } },
    },
  }),
  'POST /api/users/{id}/disable': async (house) => ({
    path: `${(await somebody(house)).path}/disable`,
    told: { action: 'user.disabled', type },
  }),
  'POST /api/users/{id}/enable': async (house) => {
    const { path } = await somebody(house)
    await house.owner.post(`${path}/disable`)
    return { path: `${path}/enable`, told: { action: 'user.enabled', type } }
  },
  'DELETE /api/users/{id}': async (house) => ({
    path: (await somebody(house)).path,
    told: { action: 'user.deleted', type, details: { role: 'editor' } },
  }),
  'DELETE /api/users/{id}/sessions': async (house) => ({
    path: `${(await somebody(house)).path}/sessions`,
    ...inSession('ended'),
  }),
  'DELETE /api/users/{id}/sessions/{session}': async (house) => {
    const { path } = await somebody(house)
    const [session] = (await house.owner.get(`${path}/sessions`)).json().items
    return { path: `${path}/sessions/${session.id}`, ...inSession('ended') }
  },
}

export const deedsOfPeople: Deeds = { ...doors, ...own, ...others }
