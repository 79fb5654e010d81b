/** Opens everything that the bodies of calls, and the commands, work with. */
import { join } from 'node:path'
import { model } from '@cyanotype/content/model/index.ts'
import { openAuth } from './accounts/auth/index.ts'
import { openPreferences } from './accounts/preferences/index.ts'
import { namesOfSite, openUsers } from './accounts/users/index.ts'
import type { Config } from './config/config.ts'
import { keptSecret } from './config/data-folder.ts'
import { examiner, openChecks, openReadingTime } from './content-quality/checks/index.ts'
import { openRedirects, redirectShelf } from './content-quality/redirects/index.ts'
import { openTranslations, translationShelf } from './content-quality/translations/index.ts'
import type { Db, Outbox } from './db/index.ts'
import { openPreviews } from './delivery/preview/index.ts'
import { documentationShelf } from './documentation/index.ts'
import type { Documents } from './documents/index.ts'
import { openDocuments } from './documents/index.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import { openApiDocument } from './http/calls/openapi.ts'
import type { Repeats } from './http/idempotency/index.ts'
import { sessionCookie } from './http/response/cookies.ts'
import { fallbackCounter } from './integrations/analytics/count-fallback.ts'
import { openAnalytics } from './integrations/analytics/index.ts'
import { ownDomains } from './integrations/analytics/site-domains.ts'
import { enquiryRules } from './integrations/enquiries/enquiry-hooks.ts'
import { openEnquiries } from './integrations/enquiries/index.ts'
import { openIcons } from './integrations/icons/index.ts'
import { openLive } from './integrations/live/index.ts'
import type { WebhookOptions } from './integrations/webhooks/index.ts'
import { findAddresses, openWebhooks, webhookRules } from './integrations/webhooks/index.ts'
import { imageHosts } from './media/image-service/image-hosts.ts'
import { openImages } from './media/image-service/index.ts'
import type { Media } from './media/index.ts'
import { mediaSettings, openMedia, openStore } from './media/index.ts'
import { openMessages } from './messages/index.ts'
import type { Modules } from './modules.ts'
import { openAuditLog } from './operations/audit-log/index.ts'
import { openHealth } from './operations/health/index.ts'
import type { Chore } from './operations/jobs/index.ts'
import type { LogTail } from './operations/logs/tail.ts'
import { openTail } from './operations/logs/tail.ts'
import { openOverview } from './operations/overview/index.ts'
import type { SafeFetch } from './outbound-fetch/index.ts'
import { openSafeFetch } from './outbound-fetch/index.ts'
import { documentLinks, openReferences, referenceShelf } from './references/index.ts'
import { openSearch } from './search/index.ts'

/** Documents and files with all that is kept beside them: as much as a command needs that changes what people wrote. */
export function openContent(config: Config, db: Db, outbox: Outbox) {
  const store = openStore(config.dataDir, config.media)
  const media = openMedia({
    ...{ db, outbox, store, imageCdn: config.imageCdn },
    settings: () => mediaSettings(documents),
  })
  const search = openSearch(db)
  const readingTime = openReadingTime()
  const documents = openDocuments({
    db,
    outbox,
    picture: media.picture,
    shelves: [referenceShelf(model), translationShelf, redirectShelf(), search.shelf, documentationShelf()],
    examine: examiner(readingTime),
    links: documentLinks,
  })
  return { media, search, readingTime, documents }
}

export async function openModules(
  config: Config,
  list: readonly AnyCall[],
  db: Db,
  outbox: Outbox,
  logTail: LogTail = openTail(),
): Promise<Modules> {
  const { media, search, readingTime, documents } = openContent(config, db, outbox)
  await search.indexDocumentation()
  const translations = openTranslations({ db, outbox, types: documents.types })
  const redirects = openRedirects(db, documents.types)
  const isRedirected = async (path: string) => (await redirects.find(path)) !== undefined
  const siteNames = () => namesOfSite(documents)
  const auth = openAuth({ db, siteNames })
  const secret = config.secret ?? (await keptSecret(config.dataDir))
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
      readingTime,
      isRedirected,
      obstacles: redirects.obstacles,
    }),
    auth,
    users: openUsers({ db, siteNames }),
    preferences: openPreferences(db, documents.types),
    audit: openAuditLog(db),
    logTail,
    enquiries,
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
  return openImages({ media, folder, mostBytes: imageCacheBytes, hosts, fetch })
}

interface HooksGround extends Pick<WebhookOptions, 'db' | 'outbox' | 'secret' | 'fetch'> {
  readonly documents: Documents
}

function webhooksOf({ loopbackPorts }: Config, { documents, ...ground }: HooksGround) {
  const find = findAddresses(documents)
  return openWebhooks({ ...ground, loopbackPorts, find, allowsPlain: webhookRules(documents) })
}

/** What goes when its time is over. */
export function choresOf(outbox: Outbox, modules: Modules, repeats: Repeats): Record<string, Chore> {
  const twoDaysAgo = () => new Date(Date.now() - 2 * 24 * 60 * 60_000)
  return {
    audit: modules.audit.forgetOld,
    enquiries: modules.enquiries.forgetOld,
    images: modules.images.tidy,
    media: modules.media.sweep,
    outbox: () => outbox.forget(twoDaysAgo()),
    presence: modules.live.presence.forgetOld,
    previews: modules.previews.forgetOld,
    repeats: repeats.forgetOld,
    versions: modules.documents.thin,
    sessions: modules.auth.removeExpired,
    trash: modules.documents.emptyTrash,
    visits: modules.analytics.tidy,
    webhooks: modules.webhooks.forgetOld,
  }
}
