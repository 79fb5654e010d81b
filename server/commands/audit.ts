/** `npm run audit -- verify [--json] [--head number:hash]`: verifies the audit log and prints its head. */
import { parseArgs } from 'node:util'
import type { Verdict } from '../audit/verify-chain.ts'
import { verifyAuditLog } from '../audit/verify-chain.ts'
import { environment, readConfig } from '../config/config.ts'
import { openDatabase } from '../db/index.ts'
import { requireDatabase } from './existing-database.ts'
import { exitWith, runMain } from './run-main.ts'

const usage = 'npm run audit -- verify [--json] [--head number:hash]'

async function main(): Promise<number | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, head: { type: 'string' } },
  })
  const earlier = values.head === undefined ? undefined : headFrom(values.head)
  if (positionals.join(' ') !== 'verify') return undefined
  if (earlier === null)
    return exitWith(
      `“${values.head}” is not a head. Copy it from the output of this command: number:hash.`,
      2,
    )
  const config = readConfig(environment())
  requireDatabase(config)
  const { databaseUrl, dataDir } = config
  const db = await openDatabase({ url: databaseUrl, dataDir })
  try {
    const result = await verifyAuditLog(db.kysely, earlier)
    return exitWith(values.json ? JSON.stringify(result) : describe(result), isComplete(result) ? 0 : 1)
  } finally {
    await db.close()
  }
}

/** Exit code 1 also when entries could not be verified: that may hide a change. */
const isComplete = ({ broken, unverified = 0 }: Verdict) => broken === undefined && unverified === 0

function describe({ entries, head, broken, unverified }: Verdict): string {
  if (broken !== undefined) return `The audit log is damaged: entry ${broken.number} is ${broken.because}.`
  if (unverified !== undefined)
    return `${unverified} of ${entries} entries cannot be verified, because their key was sealed with another secret. Set SECRET or SECRET_PREVIOUS to it.`
  return `The audit log is complete: ${entries} entries. Head: ${head.number}:${head.hash}`
}

function headFrom(text: string): Verdict['head'] | null {
  const [, number, hash] = /^(\d+):((?:[0-9a-f]{8}\.)?[0-9a-f]{64})$/.exec(text) ?? []
  return hash === undefined ? null : { number: Number(number), hash }
}

await runMain({ usage, main, failureCode: 2 })
