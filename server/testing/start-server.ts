/** The real server on a free port, with an empty database and signed-in users. */

import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import type { DestinationStream } from 'pino'
import { afterAll } from 'vitest'
import { openSessions } from '../accounts/auth/sessions.ts'
import { insertUser } from '../accounts/users/user-store.ts'
import type { Config } from '../config/config.ts'
import { readConfig } from '../config/config.ts'
import type { Db } from '../db/index.ts'
import { openDatabase } from '../db/index.ts'
import type { RouteHandler } from '../delivery/index.ts'
import type { Folders } from '../delivery/static-files/index.ts'
import type { AnyCall } from '../http/calls/define-call.ts'
import type { Load } from '../http/middleware/load-shedding.ts'
import { start } from '../main.ts'
import type { Modules } from '../modules.ts'
import type { DiskReserve } from '../platform/disk-reserve.ts'
import type { DatabaseKind } from './databases.ts'
import { newEmptyDatabase } from './databases.ts'
import type { Client } from './http-client.ts'
import { httpClient } from './http-client.ts'
import { smallSite } from './small-site.ts'

export interface TestServer {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined
  readonly firstOwnerToken: string | undefined
  /**
   * The database of the server, for what no call shows. A second SQLite connection would deadlock with the
   * first.
   */
  readonly db: Db
  readonly anonymous: Client
  signedInAs(role: Role, locales?: readonly Locale[]): Promise<Client>
  close(): Promise<void>
}

interface ServerOptions {
  readonly site?: Site
  readonly folders?: Folders
  readonly config?: Partial<Config>
  readonly calls?: readonly AnyCall<Modules>[]
  readonly routeHandlers?: readonly RouteHandler[]
  /** Off by default: tests check what is rendered, and when. */
  readonly warmUp?: boolean
  readonly logTo?: DestinationStream
  /**
   * A load that refuses requests. By default the load is ignored, since a machine that runs tests is always
   * busy.
   */
  readonly load?: Load
  readonly diskReserve?: DiskReserve
  /** Whether to index the documentation, which takes half of the start. False by default. */
  readonly documentation?: boolean
  /** Replaces the URL of PostgreSQL, for example by that of a proxy. */
  readonly databaseUrlVia?: (databaseUrl: string) => Promise<string>
}

const nowhere = '/nowhere'
/** A hash that matches no password. */
const noPassword = `$argon2id$v=19$m=65536,t=3,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function startServer(kind: DatabaseKind, options: ServerOptions = {}): Promise<TestServer> {
  const { dataDir, url } = await newEmptyDatabase(kind, { tables: true })
  const databaseUrl = url === undefined ? url : await (options.databaseUrlVia?.(url) ?? url)
  const config = {
    ...readConfig({}),
    port: 0,
    dataDir,
    databaseUrl,
    logLevel: 'silent' as const,
    rateLimits: 0,
    ...options.config,
  }
  const db = await openDatabase({ url: databaseUrl, dataDir })
  const running = await start({
    db,
    site: smallSite(),
    folders: { site: nowhere, admin: nowhere, storybook: nowhere },
    load: { isTooMuch: () => false, start: () => () => {} },
    diskReserve: { isFull: async () => false, release: async () => {} },
    warmUp: false,
    documentation: false,
    ...options,
    config,
    demonstration: false,
    signals: false,
  })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= running.close()
    return closing
  }
  afterAll(close)

  const port = Number(new URL(running.url).port)
  let people = 0
  return {
    port,
    dataDir,
    databaseUrl,
    db,
    close,
    url: running.url,
    firstOwnerToken: running.firstOwnerToken,
    anonymous: httpClient(port),
    signedInAs: (role, locales = []) => signIn({ db, port, username: `${role}-${++people}`, role, locales }),
  }
}

interface SignIn {
  readonly db: Db
  readonly port: number
  readonly username: string
  readonly role: Role
  readonly locales: readonly Locale[]
}

/** Creates a user and a session without the sign-in form, because hashing a password takes long on purpose. */
async function signIn({ db, port, username, role, locales }: SignIn): Promise<Client> {
  const account = { email: `${username}@example.org`, username, password: noPassword, role }
  const { id } = await insertUser(db.kysely, account, new Date())
  await db.kysely
    .updateTable('users')
    .set({ locales: JSON.stringify(locales) })
    .where('id', '=', id)
    .execute()
  const session = await openSessions(db.kysely, () => new Date()).start(id, { address: '', userAgent: '' })
  return httpClient(port, { cookie: `session=${session}` })
}
