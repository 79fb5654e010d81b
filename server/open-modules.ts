/** Opens all modules that calls and commands use. */
import { join } from 'node:path'
import { model } from '@cyanotype/content/model/index.ts'
import { openAuth } from './accounts/auth/index.ts'
import { openPreferences } from './accounts/preferences/index.ts'
import { namesOfSite, openUsers } from './accounts/users/index.ts'
import type { Config } from './config/config.ts'
import { siteSecret } from './config/data-folder.ts'
import { openChecks, openParseTimeLimit, parseGuard } from './content-quality/checks/index.ts'
import { openRedirects, redirectIndex } from './content-quality/redirects/index.ts'
import { openTranslations, translationIndex } from './content-quality/translations/index.ts'
import type { Db, Outbox } from './db/index.ts'
import { openPreviews } from './delivery/preview/index.ts'
import { documentationIndex, movedPaths } from './documentation/index.ts'
import { openPageFeedback } from './documentation/page-feedback/index.ts'
import type { Documents } from './documents/index.ts'
import { openDocuments } from './documents/index.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import { openApiDocument } from './http/calls/openapi.ts'
import type { IdempotencyKeys } from './http/idempotency/index.ts'
import { sessionCookie } from './http/response/cookies.ts'
import { fallbackCounter } from './integrations/analytics/count-fallback.ts'
import { openAnalytics } from './integrations/analytics/index.ts'
import { ownDomains } from './integrations/analytics/site-domains.ts'
import { enquiryRules } from './integrations/enquiries/enquiry.ts'
import { openEnquiries } from './integrations/enquiries/index.ts'
import { openIcons } from './integrations/icons/index.ts'
import { openLive } from './integrations/live/index.ts'
import type { WebhookOptions } from './integrations/webhooks/index.ts'
import { findAddresses, openWebhooks, webhookRules } from './integrations/webhooks/index.ts'
import { imageHosts } from './media/image-service/fetch-remote-image.ts'
import { openImages } from './media/image-service/index.ts'
import type { Media } from './media/index.ts'
import { mediaSettings, openMedia, openStore } from './media/index.ts'
import { openMessages } from './messages/index.ts'
import type { Modules } from './modules.ts'
import { openAuditLog } from './operations/audit-log/index.ts'
import { openHealth } from './operations/health/index.ts'
import type { Job } from './operations/jobs/index.ts'
import type { LogTail } from './operations/logs/logger.ts'
import { openTail } from './operations/logs/logger.ts'
import { openOverview } from './operations/overview/index.ts'
import type { SafeFetch } from './outbound-fetch/index.ts'
import { openSafeFetch } from './outbound-fetch/index.ts'
import { documentLinks, openReferences, referenceIndex } from './references/index.ts'
import { openSearch } from './search/index.ts'

/** Documents and media with their indexes: enough for commands that change content. */
export function openContent(config: Config, db: Db, outbox: Outbox) {
  const store = openStore(config.dataDir, config.media)
  const media = openMedia({
    ...{ db, outbox, store, imageCdn: config.imageCdn },
    settings: () => mediaSettings(documents),
  })
  const search = openSearch(db)
  const parseTimeLimit = openParseTimeLimit()
  const documents = openDocuments({
    db,
    outbox,
    picture: media.picture,
    indexes: [referenceIndex(model), translationIndex, redirectIndex(), search.index, documentationIndex()],
    parseGuard: parseGuard(parseTimeLimit),
    referenceLookup: documentLinks,
  })
  return { media, search, parseTimeLimit, documents }
}

interface ModuleOptions {
  readonly config: Config
  readonly list: readonly AnyCall[]
  readonly db: Db
  readonly outbox: Outbox
  readonly logTail?: LogTail
}

export async function openModules(options: ModuleOptions): Promise<Modules> {
  const { config, list, db, outbox, logTail = openTail() } = options
  const { media, search, parseTimeLimit, documents } = openContent(config, db, outbox)
  const translations = openTranslations({ db, outbox, types: documents.types })
  const redirects = openRedirects(db, documents.types, movedPaths())
  const isRedirected = async (path: string) => (await redirects.find(path)) !== undefined
  const siteNames = () => namesOfSite(documents)
  const auth = openAuth({ db, siteNames })
  const secret = config.secret ?? (await siteSecret(config.dataDir))
  const fetch = openSafeFetch({ loopbackPorts: config.loopbackPorts })
  const enquiries = openEnquiries({ db, rules: () => enquiryRules(documents) })
  return {
    config,
    media,
    documents,
    references: openReferences(db),
    redirects,
    search,
    translations,
    checks: openChecks({
      db,
      documents,
      translations,
      parseTimeLimit,
      isRedirected,
      obstacles: redirects.obstacles,
    }),
    auth,
    users: openUsers({ db, siteNames }),
    preferences: openPreferences(db, documents.types),
    audit: openAuditLog(db),
    logTail,
    enquiries,
    pageFeedback: openPageFeedback({ db, documents }),
    overview: openOverview({ db, documents, enquiries }),
    live: openLive({ db, outbox, types: documents.types, holds: auth.holds }),
    previews: openPreviews({ db, secret }),
    webhooks: webhooksOf(config, { db, outbox, secret, fetch, documents }),
    analytics: openAnalytics({
      db,
      domains: ownDomains({ documents, outbox, publicUrl: config.publicUrl }),
      onPage: fallbackCounter({ documents, translations }),
    }),
    icons: openIcons({ fallbackUrls: config.iconFallbackUrls }),
    images: imagesOf(config, { media, documents, fetch }),
    health: openHealth(db, config.dataDir),
    messages: await openMessages(),
    openApi: openApiDocument(list, sessionCookie(config).name, documents.types),
  }
}

interface Content {
  readonly media: Media
  readonly documents: Documents
  readonly fetch: SafeFetch
}

function imagesOf({ dataDir, imageCacheBytes }: Config, { media, documents, fetch }: Content) {
  const folder = join(dataDir, 'images')
  const hosts = () => imageHosts(documents)
  return openImages({ media, folder, maxCacheBytes: imageCacheBytes, hosts, fetch })
}

interface WebhookDeps extends Pick<WebhookOptions, 'db' | 'outbox' | 'secret' | 'fetch'> {
  readonly documents: Documents
}

function webhooksOf({ loopbackPorts }: Config, { documents, ...ground }: WebhookDeps) {
  const find = findAddresses(documents)
  return openWebhooks({ ...ground, loopbackPorts, find, allowsPlain: webhookRules(documents) })
}

/** The jobs that delete data after its retention period. */
export function jobsOf(
  outbox: Outbox,
  modules: Modules,
  idempotencyKeys: IdempotencyKeys,
): Record<string, Job> {
  const twoDaysAgo = () => new Date(Date.now() - 2 * 24 * 60 * 60_000)
  return {
    audit: modules.audit.forgetOld,
    enquiries: modules.enquiries.removeExpired,
    feedback: modules.pageFeedback.removeExpired,
    images: modules.images.tidy,
    media: modules.media.deleteOrphans,
    outbox: () => outbox.removeBefore(twoDaysAgo()),
    presence: modules.live.presence.removeExpired,
    previews: modules.previews.removeExpired,
    repeats: idempotencyKeys.removeExpired,
    versions: modules.documents.prune,
    sessions: modules.auth.removeExpired,
    trash: modules.documents.emptyTrash,
    visits: modules.analytics.tidy,
    webhooks: modules.webhooks.removeExpired,
  }
}
