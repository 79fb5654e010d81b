import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Api } from '../api/client.ts'
import type { CheckedUser } from '../app-context/session.ts'
import { sessionQuery } from '../app-context/session.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { editor } from '../testing/documents.ts'
import { guardByName } from './router.ts'

const api: Api = () => Promise.reject(new Error('Nothing is asked: who is signed in is known.'))

function going(name: string, session: CheckedUser | null): Promise<string | undefined> {
  const queries = createQueryClient()
  queries.setQueryData(sessionQuery(api).queryKey, session)
  return guardByName(name)({ api, queries, locale: 'el', requested: '/admin/logs?q=fern' })
}

it('throws for an unknown guard, with its name', () => {
  expect(() => guardByName('admin-auth-2')).toThrow("Unknown route middleware: 'admin-auth-2'")
  expect(() => guardByName('constructor')).toThrow("Unknown route middleware: 'constructor'")
})

it('treats a failed session check as signed out, logs it, and requests it only once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  let requested = 0
  const failing: Api = () => {
    requested += 1
    return Promise.reject(new Error('Away.'))
  }
  const context = { api: failing, queries: createQueryClient(), locale: 'en', requested: '/admin' } as const
  expect(await guardByName('auth-redirect')(context)).toBe('/admin/login?to=%2Fadmin')
  expect(await guardByName('auth-redirect')(context)).toBe('/admin/login?to=%2Fadmin')
  expect(requested).toBe(1)
  expect(log).toHaveBeenCalledOnce()
})

describe.each(['auth-redirect', 'admin-auth'])('%s', (name) => {
  it('lets users without a required second factor only set it up', async () => {
    expect(await going(name, { ...editor, role: 'owner', needsFactor: true })).toBe('/admin/account')
  })

  it('redirects signed-out users to sign-in, with the way back', async () => {
    expect(await going(name, null)).toBe('/admin/login?to=%2Fel%2Fadmin%2Flogs%3Fq%3Dfern')
  })

  it.each(['owner', 'admin'] as const)('lets an %s pass', async (role) => {
    expect(await going(name, { ...editor, role })).toBeUndefined()
  })
})

describe('Roles other than administrators', () => {
  it.each(['editor', 'translator', 'viewer'] as const)(
    'keep the role %s out of administrator screens',
    async (role) => {
      expect(await going('auth-redirect', { ...editor, role })).toBeUndefined()
      expect(await going('admin-auth', { ...editor, role })).toBe('/admin')
    },
  )
})
