/** The request pipeline, from top to bottom. A page in the memory cache is answered before it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import Koa from 'koa'
import { serveProviderSignIn } from './accounts/openid-connect/routes.ts'
import type { Builds } from './delivery/build-manifest/index.ts'
import type { DynamicPagesOptions } from './delivery/dynamic-pages/index.ts'
import { handleDynamicPages } from './delivery/dynamic-pages/index.ts'
import type { Pages } from './delivery/index.ts'
import { openDraftPages } from './delivery/preview/draft-pages.ts'
import { serveSecurityText } from './delivery/security-text.ts'
import type { AdminPageOptions } from './delivery/static-files/admin-page.ts'
import type { Folders } from './delivery/static-files/index.ts'
import { serveFiles } from './delivery/static-files/index.ts'
import { readSiteIdentity } from './delivery/static-files/site-identity.ts'
import { routeCalls } from './http/calls/call-router.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import type { Middleware, RequestState } from './http/calls/request-context.ts'
import { compressForOwnPages } from './http/middleware/compress.ts'
import { errors } from './http/middleware/error-handler.ts'
import type { Load } from './http/middleware/load-shedding.ts'
import { isSheddable, refuseOverload } from './http/middleware/load-shedding.ts'
import { startRequest } from './http/middleware/request-id.ts'
import { serverTiming } from './http/middleware/server-timing.ts'
import { checkAddress, isWellFormed, refuseToolAddresses } from './http/middleware/validate-url.ts'
import { writeOnce } from './http/response/cached-response.ts'
import { collectVisits } from './integrations/analytics/event-endpoint.ts'
import { serveImages } from './media/image-service/index.ts'
import type { Modules, ModulesWithDraftPages } from './modules.ts'
import type { Metrics } from './operations/metrics/index.ts'
import { Problem } from './problems/problems.ts'
import { isOfMainWorker } from './workers/forward-calls.ts'
import type { Worker } from './workers/worker.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface AppOptions
  extends Omit<DynamicPagesOptions, 'documents' | 'search' | 'enquiries' | 'formAnswers' | 'pageFeedback'> {
  readonly modules: Modules
  readonly builds: Builds
  readonly pages: Pages
  readonly folders: Folders
  readonly calls: readonly AnyCall<ModulesWithDraftPages>[]
  readonly load: Load
  /** Only with `METRICS_TOKEN`. */
  readonly metrics: Metrics | undefined
  /** This process, if it is one of several workers. */
  readonly worker: Pick<Worker, 'isMain'> | undefined
}

export function makeApp({
  builds,
  pages,
  folders,
  calls,
  load,
  metrics,
  worker,
  ...options
}: AppOptions): Handler {
  const { modules } = options
  const app = new Koa<RequestState>()
  app.silent = true // errors in the middle of a response, such as an aborted request, are logged here
  app.on('error', (problem: unknown) => {
    options.log[isClientAbort(problem) ? 'debug' : 'warn']({ err: problem }, 'response aborted')
  })
  app.use(writeOnce())
  app.use(startRequest({ ...options, onUntrustedProxy: modules.health.reportUntrustedProxy }))
  app.use(serverTiming(modules.config.serverTiming, modules.auth.isSessionValid))
  app.use(errors(options))
  app.use(checkAddress())
  if (worker?.isMain === false) app.use(refuseForMain())
  if (!options.development) app.use(refuseToolAddresses())
  if (metrics !== undefined) app.use(metrics.middleware)
  app.use(collectVisits(modules.analytics, modules.config.rateLimits))
  app.use(refuseOverload(load, isSheddable))
  app.use(compressForOwnPages())
  app.use(serveSecurityText(modules.config.securityContacts, options.origin))
  app.use(serveProviderSignIn({ ...modules, ...options }))
  const draftPages = openDraftPages({ ...options, ...modules })
  app.use(routeCalls(calls, { ...options, modules: { ...modules, draftPages } }))
  app.use(serveImages({ ...modules, limits: options.limits }))
  app.use(builds.middleware)
  app.use(
    serveFiles(folders, {
      ...modules,
      ...adminPageOptions(modules, { builds, site: options.site }),
    }),
  )
  app.use(handleDynamicPages({ ...options, ...modules }))
  app.use(refuseOverload(load, () => true))
  app.use(pages.middleware)
  const handle = app.callback()
  return (request, response) => {
    metrics?.measure(request, response)
    if (!isWellFormed(request) || !pages.sendFromMemory(request, response)) void handle(request, response)
  }
}

/** While the main worker starts, requests for it cannot be forwarded and arrive here. */
function refuseForMain(): Middleware {
  return (context, next) => {
    if (isOfMainWorker(context.path)) throw new Problem('too_busy', {}, { headers: { 'retry-after': '1' } })
    return next()
  }
}

function adminPageOptions(
  { auth, openIdConnect, documents }: Modules,
  { builds, site }: Pick<AppOptions, 'builds' | 'site'>,
): AdminPageOptions {
  return {
    build: builds.info.id,
    sendsResets: auth.sendsResets,
    provider: openIdConnect.signIn?.name,
    siteIdentity: (locale) => readSiteIdentity({ documents, site }, locale).catch(() => undefined),
    // If this cannot be read, the sign-in page asks the API itself.
    isNew: () =>
      auth.hasUsers().then(
        (are) => !are,
        () => false,
      ),
  }
}

/** A client that closes an event stream ends it in the middle of the response, which is no error. */
function isClientAbort(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
