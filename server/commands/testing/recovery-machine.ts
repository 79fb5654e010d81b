/** A machine with a server that an administrator starts and stops, for tests of disaster recovery. */
import { readConfig } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import { openDatabase } from '../../db/index.ts'
import { start } from '../../main.ts'
import type { DiskReserve } from '../../platform/disk-reserve.ts'
import { closeAtEnd, temporaryFolder } from '../../testing/cleanup-registry.ts'
import type { Client } from '../../testing/http-client.ts'
import { httpClient } from '../../testing/http-client.ts'
import { smallSite } from '../../testing/small-site.ts'
import type { Machine } from './follow-page.ts'
import { follow } from './follow-page.ts'

export const owner = { email: 'maria@example.org', password: 'a blue print in the sun' }

export interface RecoveryMachine extends Machine {
  readonly dataDir: string
  /** Of the running server. */
  db(): Db
  client(cookie?: string): Client
  /** Changes the configuration for later commands and starts. */
  set(variables: Readonly<Record<string, string>>): void
  /** Signs in with the password. */
  signedIn(): Promise<Client>
  /** Runs lines of a page one after the other. Returns what each has printed. */
  follow(lines: readonly string[], names?: Readonly<Record<string, string>>): Promise<readonly string[]>
}

interface MachineOptions {
  /** Variables besides DATA_DIR. */
  readonly env?: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, string>>
  readonly diskReserve?: DiskReserve
  /** The database has users already. */
  readonly isRestored?: boolean
}

export function newMachine({ env = {}, names = {}, diskReserve, isRestored }: MachineOptions = {}) {
  const dataDir = temporaryFolder()
  const variables: Record<string, string> = { ...env, DATA_DIR: dataDir }
  let running: { readonly db: Db; readonly port: number; readonly close: () => Promise<void> } | undefined
  const machine: RecoveryMachine = {
    dataDir,
    env: variables,
    names: { '/var/lib/cyanotype': dataDir, ...names },
    async start() {
      const db = await openDatabase({ dataDir })
      const config = { ...readConfig(variables), port: 0, logLevel: 'silent' as const, rateLimits: 0 }
      const folders = { site: '/nowhere', admin: '/nowhere', storybook: '/nowhere' }
      const options = { folders, demonstration: false, documentation: false, signals: false, warmUp: false }
      const firstOwner = isRestored ? undefined : owner
      const reserve = diskReserve && { diskReserve }
      const { url, close } = await start({
        ...{ db, site: smallSite(), config: { ...config, firstOwner } },
        ...options,
        ...reserve,
      })
      running = { db, close, port: Number(new URL(url).port) }
    },
    async stop() {
      await running?.close()
      running = undefined
    },
    set: (more) => void Object.assign(variables, more),
    db() {
      if (running === undefined) throw new Error('The server is not running')
      return running.db
    },
    client: (cookie) => httpClient(running?.port ?? 0, cookie === undefined ? {} : { cookie }),
    async signedIn() {
      const response = await machine.client().post('/api/auth/login', owner)
      return machine.client(String(response.headers['set-cookie']).split(';')[0])
    },
    async follow(lines, more = {}) {
      const outputs: string[] = []
      for (const line of lines)
        outputs.push(await follow(line, { ...machine, names: { ...machine.names, ...more } }))
      return outputs
    },
  }
  closeAtEnd(() => machine.stop())
  return machine
}
