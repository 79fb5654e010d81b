/** Health: whether the server can work, for load balancers and for administrators. */
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { BackupState } from '../backups/backup-facts.ts'

export interface Health {
  isDatabaseReachable(): Promise<boolean>
  isStopping(): boolean
  /** From now on, reports that no new requests should be sent here. */
  stop(): void
  /** Requests come through this proxy, which TRUST_PROXY does not name. */
  reportUntrustedProxy(address: string): void
  report(): Promise<HealthReport>
}

export interface HealthReport {
  /** The version of the product. */
  readonly version: string
  readonly startedAt: string
  readonly database: {
    readonly engine: Db['dialect']
    /** The response time. Null when it did not answer. */
    readonly milliseconds: number | null
  }
  /** The address of a proxy in front that `TRUST_PROXY` does not name. */
  readonly untrustedProxy: string | null
  /** Of the data folder, in bytes. Null when the system does not report it. */
  readonly disk: { readonly free: number; readonly size: number } | null
  /** Null when the database does not answer. */
  readonly backups: BackupState | null
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

export function openHealth(db: Db, folder: string, backups: () => Promise<BackupState>): Health {
  const startedAt = new Date().toISOString()
  let stopping = false
  let untrustedProxy: string | null = null
  const isDatabaseReachable = () =>
    Promise.race([
      sql`select 1`.execute(db.kysely).then(
        () => true,
        () => false,
      ),
      setTimeout(1_000, false, { ref: false }),
    ])
  return {
    isDatabaseReachable,
    isStopping: () => stopping,
    stop() {
      stopping = true
    },
    reportUntrustedProxy(address) {
      untrustedProxy = address
    },
    async report() {
      const startedMs = performance.now()
      const isThere = await isDatabaseReachable()
      const milliseconds = isThere ? Math.round(performance.now() - startedMs) : null
      return {
        version: String(version),
        startedAt,
        database: { engine: db.dialect, milliseconds },
        untrustedProxy,
        disk: await freeSpaceIn(folder),
        backups: isThere ? await backups() : null,
      }
    },
  }
}

async function freeSpaceIn(folder: string): Promise<HealthReport['disk']> {
  const found = await statfs(folder).catch(() => undefined)
  return found === undefined ? null : { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}
