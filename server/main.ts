/**
 * The life of the process: read the configuration, open the database and modules, listen, and shut down
 * without losing anything.
 */
import type { Server } from 'node:http'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { demonstration } from '@cyanotype/content/seed/index.ts'
import type { DestinationStream, Logger } from 'pino'
import type { Handler } from './app.ts'
import { makeApp } from './app.ts'
import { openProcessLog, openProcessOutbox, openWayToMain } from './as-worker.ts'
import { startWork } from './background-work.ts'
import { calls } from './call-list.ts'
import type { Config } from './config/config.ts'
import { environment, readConfig } from './config/config.ts'
import { prepareDataFolder } from './config/data-folder.ts'
import type { Db } from './db/index.ts'
import { openDatabase } from './db/index.ts'
import { openBuilds, withSiteInfo } from './delivery/build-manifest/index.ts'
import { openSiteMessages } from './delivery/build-manifest/site-messages.ts'
import type { RouteHandler } from './delivery/index.ts'
import { openPages } from './delivery/index.ts'
import { throwWhenUnreachable } from './delivery/rendering/uncached-page.ts'
import type { Folders } from './delivery/static-files/index.ts'
import { builtFolders } from './delivery/static-files/index.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import type { RequestServices } from './http/calls/request-context.ts'
import { openIdempotencyKeys } from './http/idempotency/index.ts'
import { proxies } from './http/limits/client-ip.ts'
import { openLimits } from './http/limits/index.ts'
import { ownOrigins } from './http/middleware/csrf-origin.ts'
import type { Load } from './http/middleware/load-shedding.ts'
import { ownLoad } from './http/middleware/load-shedding.ts'
import { handleInOrder } from './http/middleware/pipelining.ts'
import { headersEverywhere } from './http/middleware/security-headers.ts'
import { sessionCookie } from './http/response/cookies.ts'
import { fillEmpty } from './import-export/seed-empty-database.ts'
import { closeOnSignal, listen, makeServer } from './listen.ts'
import type { Messages } from './messages/index.ts'
import type { Modules, ModulesWithDraftPages } from './modules.ts'
import { metricsOf, observeStatements, replicaLog, tracingOf } from './observe.ts'
import { mediaStoreOf, openModules } from './open-modules.ts'
import { backUpBeforeUpgrade } from './operations/backups/before-upgrade.ts'
import type { Tracing } from './operations/tracing/index.ts'
import type { DiskReserve } from './platform/disk-reserve.ts'
import { openDiskReserve } from './platform/disk-reserve.ts'
import { restartAfterRestore } from './restart-after-restore.ts'
import { isStaging, routeHandlersOf } from './route-handlers.ts'
import type { Worker } from './workers/worker.ts'

export interface StartOptions {
  readonly config?: Config
  /** The built site by default. */
  readonly site?: Site
  readonly folders?: Folders
  /** All calls of the product by default. Tests may replace them. */
  readonly calls?: readonly AnyCall<ModulesWithDraftPages>[]
  /** All route handlers of the product by default. Tests may replace them. */
  readonly routeHandlers?: readonly RouteHandler[]
  /** The load of the process by default. Tests may replace it. */
  readonly load?: Load
  /** The reserve in the data folder by default. Tests may replace it. */
  readonly diskReserve?: DiskReserve
  /** Opened from the configuration by default. It is closed with the server. */
  readonly db?: Db
  /** Where the log is written: by default to the standard output and to files. */
  readonly logTo?: DestinationStream
  /** Whether to fill an empty database with the demonstration content. True by default. */
  readonly demonstration?: boolean
  /** Whether to index the documentation for search. True by default. */
  readonly documentation?: boolean
  /**
   * Starts this process again after it has imported the demonstration content, which leaves 30 MB that are not
   * needed any more. Not called by default.
   */
  readonly startAgain?: (() => never) | undefined
  /** Whether to render popular pages again before a visitor requests them. True by default. */
  readonly warmUp?: boolean
  /** This process, if it is one of several workers. */
  readonly worker?: Worker | undefined
  /** Whether to shut down on signals of the operating system. True by default. */
  readonly signals?: boolean
  /** Runs before the handler of the product and passes on what it does not know. For development tools. */
  readonly development?: (server: Server, product: Handler) => Promise<Handler>
}

export interface Running {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly url: string
  /** The token to create the first owner. Only while there are no users. */
  readonly firstOwnerToken: string | undefined
  /**
   * Resolves when the pages on disk from before the last stop have been checked. Responses do not wait for
   * it.
   */
  readonly ready: Promise<void>
  close(): Promise<void>
}

export async function start(options: StartOptions = {}): Promise<Running> {
  const config = options.config ?? readConfig(environment())
  try {
    return await startWith(config, options)
  } catch (problem) {
    throw await explainStartFailure(problem, config)
  }
}

async function startWith(config: Config, options: StartOptions): Promise<Running> {
  const { worker } = options
  const { log, tail, close: closeLog } = openProcessLog(config, options)
  await prepareFolder(config, worker?.isMain === false ? undefined : log)
  const list = options.calls ?? calls
  const tracing = await tracingOf(config, log, list)
  const db = await openObserved(options.db, { config, log, tracing })
  const server = makeServer()
  try {
    await backUpBeforeUpgrade(config, db, mediaStoreOf(config), log)
    await db.migrate()
    const outbox = await openProcessOutbox(db, worker)
    const modules = await openModules({ config, list, db, outbox, log, logTail: tail, worker })
    const { auth, messages, documents } = modules
    await documents.refreshIndexes()
    if (options.documentation !== false) await modules.search.indexDocumentation()
    const { folders, builds, site } = await openSite(options, { config, log, tracing })
    if (config.firstOwner !== undefined) await auth.ensureFirstOwner(config.firstOwner, log)
    const isFilledNow =
      options.demonstration !== false && (await fillEmpty({ db, ...modules, ...demonstration }))
    if (isFilledNow && options.startAgain !== undefined) {
      await closeAll([modules.checks, outbox, db, { close: closeLog }])
      options.startAgain()
    }

    const port = await listen(server, config)
    const url = `http://${nameFor(config.host)}:${port}`
    const diskReserve = options.diskReserve ?? openDiskReserve(config.dataDir)
    const services = requestServicesAt(url, port, { config, messages, db, log, diskReserve })
    const routeHandlers = options.routeHandlers ?? routeHandlersOf({ ...modules, site })
    const shared = { ...services, site, worker, development: options.development !== undefined }
    const warmUp = options.warmUp !== false
    const pages = openPages({ ...modules, ...shared, outbox, routeHandlers, db, warmUp })
    const load = options.load ?? ownLoad()
    const metrics = await metricsOf(config, { server, db, outbox, modules, pages, worker })
    const app = makeApp({ ...shared, modules, builds, pages, folders, load, metrics, calls: list })
    const { handler, drain } = await openWayToMain(server, app, { worker, dataDir: config.dataDir })
    const product = handleInOrder(tracing?.requests(handler, services.origin) ?? handler)
    if (options.development) await serveWhenReady(server, options.development(server, product))
    else server.on('request', product)
    const stopWork = startWork(db, outbox, modules, { ...services, onRun: metrics?.noteJob })
    const level = worker === undefined ? 'info' : 'debug' // the primary process says it once
    log[level]({ url, database: db.dialect }, 'listening')

    const close = async () => {
      await stopServing(drain, modules)
      await closeAll([{ close: stopWork }, pages, documents, outbox, db, tracing])
      log[level]('stopped')
      closeLog()
    }
    await closeOnRequest(options, modules, { close, log })
    const firstOwnerToken = worker?.isFirstStart === false ? undefined : await auth.issueSetupToken()
    return { url, firstOwnerToken, ready: pages.ready, close }
  } catch (problem) {
    server.close()
    await db.close()
    throw problem
  }
}

interface Part {
  close(): void | Promise<void>
}

async function closeAll(parts: readonly (Part | undefined)[]): Promise<void> {
  for (const part of parts) await part?.close()
}

/** Closes the server on signals, and for a restored database. */
async function closeOnRequest(
  { worker, startAgain, signals: ownsProcess = true }: StartOptions,
  { backups }: Modules,
  { close, log }: { readonly close: () => Promise<void>; readonly log: Logger },
): Promise<void> {
  if (ownsProcess) (worker?.closeOnStop ?? closeOnSignal)(close)
  await backups.begin(restartAfterRestore({ close, startAgain, ownsProcess, log }))
}

/** The built site with its files. */
async function openSite(options: StartOptions, { config, log, tracing }: Observers) {
  const folders = options.folders ?? builtFolders
  const builds = openBuilds({ folders: [folders.site, folders.admin], messagesOf: siteMessagesFor(log) })
  const siteInfo = { build: builds.info.id, analyticsHost: config.analyticsHost ?? '' }
  const plainSite = options.site ?? (await builtSite())
  const site = throwWhenUnreachable(withSiteInfo(plainSite, siteInfo, config.imageCdn))
  return { folders, builds, site: tracing?.site(site) ?? site }
}

interface Observers {
  readonly config: Config
  readonly log: Logger
  readonly tracing: Tracing | undefined
}

async function openObserved(given: Db | undefined, observers: Observers): Promise<Db> {
  const { databaseUrl: url, databaseReadUrl: readUrl, dataDir } = observers.config
  const onReplicaChange = replicaLog(observers.log)
  const db = given ?? (await openDatabase({ url, readUrl, dataDir, onReplicaChange }))
  observeStatements(db, observers)
  return db
}

function siteMessagesFor(log: Logger) {
  return openSiteMessages({
    onError: (locale, err) => log.warn({ locale, err }, 'translations could not be loaded'),
  })
}

/** One process warns for all. */
async function prepareFolder({ dataDir }: Config, log: Logger | undefined): Promise<void> {
  const { isOpenToOthers, unchanged } = await prepareDataFolder(dataDir)
  if (unchanged.length > 0) {
    const folder = dataDir
    log?.warn({ folder, unchanged }, 'file permissions in the data folder could not be changed')
  }
  if (!isOpenToOthers) return
  log?.warn(
    { folder: dataDir, fix: `chmod 700 ${dataDir}` },
    'other users of this machine can read the data folder',
  )
}

async function stopServing(drain: () => Promise<void>, { health, live }: Modules): Promise<void> {
  health.stop()
  live.close()
  await drain()
}

interface StartContext {
  readonly config: Config
  readonly messages: Messages
  readonly db: Db
  readonly log: Logger
  readonly diskReserve: DiskReserve
}

/** What every request uses, once it is known where the server listens. */
function requestServicesAt(
  url: string,
  port: number,
  { config, messages, db, log, diskReserve }: StartContext,
): RequestServices {
  const hiding = isStaging(config) && { 'x-robots-tag': 'noindex' }
  return {
    messages,
    log,
    origin: config.publicUrl ?? url,
    isOwnOrigin: ownOrigins(config.publicUrl, port),
    sessionCookie: sessionCookie(config),
    headersEverywhere: { ...headersEverywhere(config.publicUrl), ...hiding },
    limits: openLimits(config.rateLimits),
    idempotencyKeys: openIdempotencyKeys(db),
    diskReserve,
    proxies: proxies(config.trustProxy),
  }
}

/** Development tools take seconds to start, while the server already listens: requests wait for them. */
async function serveWhenReady(server: Server, handler: Promise<Handler>): Promise<void> {
  server.on('request', (request, response) => {
    handler.then(
      (handle) => handle(request, response),
      () => response.destroy(),
    )
  })
  await handler
}

/** The host to type into a browser on this machine. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** Loaded by its path, since the server knows only the one function that the site exports. */
async function builtSite(): Promise<Site> {
  const { site }: { site: Site } = await import(String(new URL('../site/built-site.ts', import.meta.url)))
  return site
}
