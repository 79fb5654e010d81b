/** PostgreSQL for tests: one cluster for a whole run, and separate databases for test files. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

export interface Cluster {
  /** The URL of its first database, with a user that may create others. */
  url: string
  stop(): Promise<void>
}

/** With the URL of another cluster, it starts a streaming replica of that. */
export async function startCluster(primary?: string): Promise<Cluster> {
  const script = fileURLToPath(new URL('postgres-process.ts', import.meta.url))
  const server = spawn(process.execPath, [script, ...(primary === undefined ? [] : [primary])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true, // a Ctrl+C is for the tests; the server notices their end by itself and cleans up
  })
  const ended = once(server, 'exit')
  const [first]: unknown[] = await Promise.race([once(server.stdout, 'data'), ended])
  if (!Buffer.isBuffer(first)) {
    throw new Error(
      'PostgreSQL for tests did not start; its reason is above. Does `npm ci` end without errors?',
    )
  }
  return {
    url: first.toString('utf8').trim(),
    async stop() {
      server.stdin.end()
      await ended
    },
  }
}

/** Creates an empty database, or a copy of one that has no connections, and returns its URL. */
export async function createDatabase(clusterUrl: string, original = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(clusterUrl, `create database ${name} template ${original}`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
