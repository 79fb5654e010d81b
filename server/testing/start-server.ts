/** The real server on a free port, with an empty database and signed-in users. */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, Role } from '@cyanotype/content/model/index.ts'
import type { DestinationStream } from 'pino'
import { passwordCost } from '../accounts/auth/password-cost.ts'
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
import type { StartOptions } from '../main.ts'
import { start } from '../main.ts'
import type { ModulesWithDraftPages } from '../modules.ts'
import type { DiskReserve } from '../platform/disk-reserve.ts'
import { closeAtEnd } from './cleanup-registry.ts'
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
  signedInAs(role: Role, locales?: readonly Locale[], collections?: readonly string[]): Promise<Client>
  close(): Promise<void>
}

interface ServerOptions {
  readonly site?: Site
  readonly folders?: Folders
  readonly config?: Partial<Config>
  readonly calls?: readonly AnyCall<ModulesWithDraftPages>[]
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
  /** Called where the product would start its process again. */
  readonly startAgain?: StartOptions['startAgain']
  /** Whether to index the documentation, which takes half of the start. False by default. */
  readonly documentation?: boolean
  /** Replaces the URL of PostgreSQL, for example by that of a proxy. */
  readonly databaseUrlVia?: (databaseUrl: string) => Promise<string>
}

const nowhere = '/nowhere'
const { memory, passes } = passwordCost
/** A hash that matches no password. */
const noPassword = `$argon2id$v=19$m=${memory},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

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
  const db = await openDatabase({ url: databaseUrl, readUrl: config.databaseReadUrl, dataDir })
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
  closeAtEnd(close)

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
    signedInAs: (role, locales = [], collections) =>
      signIn({ db, port, username: `${role}-${++people}`, role, locales, collections: collections ?? null }),
  }
}

interface SignIn {
  readonly db: Db
  readonly port: number
  readonly username: string
  readonly role: Role
  readonly locales: readonly Locale[]
  readonly collections: readonly string[] | null
}

/** Creates a user and a session without the sign-in form, because hashing a password takes long on purpose. */
async function signIn({ db, port, username, ...rights }: SignIn): Promise<Client> {
  const account = { email: `${username}@example.org`, username, password: noPassword, ...rights }
  const { id } = await insertUser(db.kysely, account, new Date())
  const session = await openSessions(db.kysely, () => new Date()).start(id, { address: '', userAgent: '' })
  return httpClient(port, { cookie: `session=${session}` })
}
