/**
 * Access: makes every call as every caller, and compares what is refused with the matrix. The requests have no
 * body and name nothing that exists, so a call that is allowed changes nothing.
 */
import { request } from 'node:http'
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import { tokenScopes } from '@cyanotype/content/contracts/api-tokens.ts'
import type { Role } from '@cyanotype/content/model/index.ts'
import { roleNames } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../call-list.ts'
import { accessMatrix } from '../testing/access-matrix.ts'
import { callDatabases } from '../testing/databases.ts'
import type { Client } from '../testing/http-client.ts'
import type { TestServer } from '../testing/start-server.ts'
import { startServer } from '../testing/start-server.ts'

const letters = 'noaertvlpdcmwk'
const nowhere = '01a20fb1-b2b3-7000-a61f-6bf935f92c2c'
const params: Readonly<Record<string, string>> = {
  ...{ type: 'updates', locale: 'et', number: '1', kind: 'document', collection: 'cyanotype' },
}

const pathOf = (at: string) =>
  (at.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nowhere)

/** Does not wait for the end of a response, because some are streams. */
function statusOf(port: number, at: string, headers: Client['always']): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: pathOf(at), method: at.split(' ')[0], headers }
    const sent = request(options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function tokenOf(client: Client, scopes: readonly TokenScope[]): Promise<string> {
  const response = await client.post('/api/tokens', { name: scopes.join(' '), scopes })
  expect(response.status, response.text).toBe(201)
  return response.json().secret
}

it('has a row for every call', () => {
  expect(Object.keys(accessMatrix).toSorted()).toEqual(calls.map(({ at }) => at).toSorted())
})

describe.each(callDatabases)('Access on %s', (database) => {
  let server: TestServer

  const asRole = (role: Role) => server.signedInAs(role, role === 'translator' ? ['et'] : [])

  /** What each caller sends, in the order of the letters. */
  async function callers(): Promise<readonly Client['always'][]> {
    const signedIn: Client['always'][] = []
    for (const role of roleNames) signedIn.push((await asRole(role)).always)
    signedIn.push((await server.signedInAs('editor', ['en'], ['partners'])).always)
    const owner = await asRole('owner')
    const tokens: Client['always'][] = []
    for (const scope of tokenScopes) tokens.push({ authorization: `Bearer ${await tokenOf(owner, [scope])}` })
    return [{}, ...signedIn, ...tokens]
  }

  let callersOfAll: readonly Client['always'][]
  beforeAll(async () => {
    server = await startServer(database)
    callersOfAll = await callers()
  })

  it.each(Object.entries(accessMatrix))('allows %s to exactly %s', async (at, expected) => {
    const callerHeaders = at === 'POST /api/auth/logout' ? await callers() : callersOfAll
    let row = ''
    for (const [index, headers] of callerHeaders.entries()) {
      const status = await statusOf(server.port, at, headers)
      expect(status, at).toBeLessThan(501)
      row += status === 401 || status === 403 ? '-' : letters.charAt(index)
    }
    expect(`${row.slice(0, 8)} ${row.slice(8)}`).toBe(expected)
  })
})
