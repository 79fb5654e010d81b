/**
 * Generator for an API call: its declaration and test, its entry in the list of calls and its row in the
 * access matrix.
 */

import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

export function planCall(name: Name): Plan {
  const folder = `server/integrations/${name.kebab}`
  return {
    files: {
      [`${folder}/calls.ts`]: code(name),
      [`${folder}/calls.db.test.ts`]: test(name),
    },
    changes: {
      'server/call-list.ts': (text) => addToList(text, name),
      'server/testing/access-matrix.ts': (text) => addAccess(text, name),
    },
    remaining: [
      `Define the request, the response and the permission in ${folder}/calls.ts.`,
      'If you change the permission, change its row in server/testing/access-matrix.ts too.',
      'Run `npm run docs`, which adds it to the API reference.',
      'Run `npm run dev` to see it in /api/openapi.json.',
    ],
  }
}

function addToList(text: string, { kebab, camel }: Name): string {
  const list = 'export const calls = ['
  if (!text.includes(list)) throw new NewProblem(`server/call-list.ts has no \`${list}…]\`.`)
  const withCalls = text.replace(/\n\] as const/, `\n  ...${camel}Calls,\n] as const`)
  return withCalls.replace(
    /^import /m,
    `import { ${camel}Calls } from './integrations/${kebab}/calls.ts'\nimport `,
  )
}

function addAccess(text: string, { kebab }: Name): string {
  const address = `'GET /api/${kebab}'`
  if (text.includes(address)) throw new NewProblem(`The call ${address} already exists. Choose another name.`)
  return text.replace(/\n\}\s*$/, `\n\n  ${address}: '-oaetv -d---',\n}\n`)
}

const code = ({ kebab, camel, text }: Name) => `import { z } from 'zod'
import { callUsing } from '../../http/calls/define-call.ts'
import { reply } from '../../http/calls/reply.ts'

/** The modules that the calls use: \`{ documents: Documents }\`. */
const call = callUsing<object>()

export const ${camel}Calls = [
  call('GET /api/${kebab}', {
    summary: '${text}: one sentence about what it returns.',
    may: 'documents.read',
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    responses: { 200: z.object({ items: z.array(z.string()), limit: z.int() }) },
    run: ({ query }) => reply(200, { items: [], limit: query.limit }),
  }),
] as const
`

const test = ({ kebab }: Name) => `import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { startServer } from '../../testing/start-server.ts'

describe.each(databases)('GET /api/${kebab} on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(database)
  })

  it('answers a signed-in user', async () => {
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.get('/api/${kebab}?limit=5')).json()).toEqual({ items: [], limit: 5 })
  })

  it('rejects a limit that is too large', async () => {
    const viewer = await server.signedInAs('viewer')
    expect((await viewer.get('/api/${kebab}?limit=101')).status).toBe(400)
  })

  it('requires a signed-in user', async () => {
    expect((await server.anonymous.get('/api/${kebab}')).status).toBe(401)
  })
})
`
