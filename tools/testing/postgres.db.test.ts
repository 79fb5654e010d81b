import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { emptyPostgres } from './postgres-database.ts'

async function query(url: string, question: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  // A server that stops also ends idle connections. Without a listener that would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

it('gives each test its own database', async () => {
  const [first, second] = [await emptyPostgres(), await emptyPostgres()]
  await query(first, 'create table notes (words text)')
  await expect(query(second, 'select * from notes')).rejects.toThrow('does not exist')
})

it('waits for its writes like a production database', async () => {
  expect(await query(await emptyPostgres(), 'show synchronous_commit')).toEqual([
    { synchronous_commit: 'on' },
  ])
})

it('stops with the tests that used it, even when they are killed', async () => {
  const script =
    "process.umask(0o077); const { url } = await (await import('./tools/testing/postgres.ts')).startCluster(); console.log(url)"
  const tests = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await Promise.race([once(tests.stdout, 'data'), once(tests, 'exit')])
  const url = String(line).trim()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  tests.kill('SIGKILL')
  await eventually(() => expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED'))
})
