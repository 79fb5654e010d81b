/** API calls: each has an address of its own, and is described in the OpenAPI document with its access. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { watchConnection } from '../../admin/session/connection.ts'
import { calls } from '../../server/call-list.ts'
import type { AnyCall } from '../../server/http/calls/define-call.ts'
import { openApiDocument } from '../../server/http/calls/openapi.ts'
import { accessMatrix } from '../../server/testing/access-matrix.ts'

const all: readonly AnyCall[] = calls
const security = z.array(z.record(z.string(), z.array(z.string())))
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ security }))),
})
const { paths } = description.parse(openApiDocument(all, 'session'))

it('has a row in the access matrix for every call', () => {
  const rows = Object.keys(accessMatrix).toSorted()
  expect(rows, 'Rows belong into server/testing/access-matrix.ts.').toEqual(
    all.map(({ at }) => at).toSorted(),
  )
})

it('has one call at each address', () => {
  const addresses = all.map(({ at }) => at.replaceAll(/\{[^}]+\}/g, '{}'))
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

it('extends the session for the same calls on the server and in the admin, which warns before it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const connection = watchConnection(async () => new Response())
  const used: string[] = []
  for (const [index, { at }] of all.entries()) {
    const [method = '', path = ''] = at.split(' ')
    vi.setSystemTime(index + 1)
    await connection.fetch(path.replaceAll(/\{[^}]+\}/g, 'a'), { method })
    if (connection.usedAt() === index + 1) used.push(at)
  }
  const extending = all.filter(({ isAutomatic }) => isAutomatic !== true).map(({ at }) => at)
  expect(used, 'Automatic calls belong into admin/session/connection.ts, too.').toEqual(extending)
})

it.each(Object.entries(accessMatrix))('describes %s in OpenAPI with access for %s', (address, row) => {
  const [method = '', path = ''] = address.split(' ')
  const described = paths[path]?.[method.toLowerCase()]?.security
  const schemes = (described ?? []).map((scheme) => Object.keys(scheme).join())
  const [byRole = '', byToken = ''] = row.split(' ')
  // The calendar feed also takes its token in the URL.
  const isOpen = byRole.startsWith('n') || /\/api\/(content\/|calendar\.ics)/.test(address)
  const signedIn = ['session', ...(/[pdcmwk]/.test(byToken) ? ['token'] : [])]
  const allowed = isOpen ? [[], ['', 'session', 'token']] : [signedIn]
  expect(described).toBeDefined()
  expect(allowed).toContainEqual(schemes)
})
