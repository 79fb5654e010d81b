/** Opens all modules that calls and commands use. */
import { join } from 'node:path'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { Logger } from 'pino'
import { openAuth } from './accounts/auth/index.ts'
import { openFactors } from './accounts/factors/index.ts'
import { openOpenIdConnect } from './accounts/openid-connect/index.ts'
import { openPasskeys } from './accounts/passkeys/index.ts'
import { openPersonalData } from './accounts/personal-data/index.ts'
import { openPreferences } from './accounts/preferences/index.ts'
import { openTokens } from './accounts/tokens/index.ts'
import { enquiryMail, formMail, scheduleFailureMail } from './accounts/users/content-mail.ts'
import { nameOfSite, namesOfSite, openUsers } from './accounts/users/index.ts'
import { keyAuditLog } from './audit/index.ts'
import { openCalendar } from './collaboration/calendar/index.ts'
import { commentAnchors, commentData, openComments } from './collaboration/comments/index.ts'
import { openNotifications } from './collaboration/notifications/index.ts'
import { approvals, openReviews, reviewData } from './collaboration/reviews/index.ts'
import type { Config } from './config/config.ts'
import { siteSecrets } from './config/site-secret.ts'
import { openChecks, openParseTimeLimit, parseGuard } from './content-quality/checks/index.ts'
import { openGlossary } from './content-quality/glossary/index.ts'
import { openMachineTranslation } from './content-quality/machine-translation/index.ts'
import type { Redirects } from './content-quality/redirects/index.ts'
import { openRedirects, redirectIndex } from './content-quality/redirects/index.ts'
import { openTranslations, translationIndex } from './content-quality/translations/index.ts'
import { openXliff } from './content-quality/xliff/index.ts'
import type { Db, Outbox } from './db/index.ts'
import { openPreviews } from './delivery/preview/index.ts'
import { documentationIndex, movedPaths } from './documentation/index.ts'
import { feedbackData } from './documentation/page-feedback/feedback-data.ts'
import { openPageFeedback } from './documentation/page-feedback/index.ts'
import type { Documents, DocumentsOptions } from './documents/index.ts'
import { openDocuments } from './documents/index.ts'
import type { AnyCall } from './http/calls/define-call.ts'
import { openApiDocument } from './http/calls/openapi.ts'
import { sessionCookie } from './http/response/cookies.ts'
import { openDemonstration } from './import-export/demonstration/index.ts'
import { openSiteImport } from './import-export/site-import/index.ts'
import { fallbackCounter } from './integrations/analytics/count-fallback.ts'
import { openAnalytics } from './integrations/analytics/index.ts'
import { ownDomains } from './integrations/analytics/site-domains.ts'
import { enquiryRules } from './integrations/enquiries/enquiry.ts'
import { enquiryData } from './integrations/enquiries/enquiry-data.ts'
import { openEnquiries } from './integrations/enquiries/index.ts'
import { formData } from './integrations/forms/form-data.ts'
import { openFormAnswers } from './integrations/forms/index.ts'
import { openIcons } from './integrations/icons/index.ts'
import { openLive } from './integrations/live/index.ts'
import type { Mail } from './integrations/mail/index.ts'
import { openMail } from './integrations/mail/index.ts'
import { mailData } from './integrations/mail/mail-data.ts'
import type { WebhookOptions } from './integrations/webhooks/index.ts'
import { findAddresses, openWebhooks, webhookRules } from './integrations/webhooks/index.ts'
import { imageHosts } from './media/image-service/fetch-remote-image.ts'
import { openImages } from './media/image-service/index.ts'
import type { Media } from './media/index.ts'
import { mediaSettings, openMedia, openStore } from './media/index.ts'
import type { Messages } from './messages/index.ts'
import { openMessages } from './messages/index.ts'
import type { Modules } from './modules.ts'
import { auditDays, openAuditLog } from './operations/audit-log/index.ts'
import { openBackups } from './operations/backups/index.ts'
import { openHealth } from './operations/health/index.ts'
import type { LogTail } from './operations/logs/logger.ts'
import { openTail } from './operations/logs/logger.ts'
import { openOverview } from './operations/overview/index.ts'
import type { SafeFetch } from './outbound-fetch/index.ts'
import { openSafeFetch } from './outbound-fetch/index.ts'
import { documentLinks, openReferences, referenceIndex } from './references/index.ts'
import { openSearch } from './search/index.ts'
import type { Worker } from './workers/worker.ts'

/** Documents and media with their indexes: enough for commands that change content. */
export function openContent(
  config: Config,
  db: Db,
  outbox: Outbox,
  notifyFailure?: DocumentsOptions['notifyFailure'],
) {
  const store = mediaStoreOf(config)
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
    indexes: [
      referenceIndex(model),
      translationIndex,
      redirectIndex(),
      search.index,
      documentationIndex(),
      commentAnchors,
    ],
    indexOthers: media.indexLanguages,
    parseGuard: parseGuard(parseTimeLimit),
    referenceLookup: documentLinks,
    approvals,
    ...(notifyFailure && { notifyFailure }),
  })
  return { media, search, parseTimeLimit, documents }
}

export const mediaStoreOf = ({ dataDir, media }: Config) => openStore(dataDir, media)

interface ModuleOptions {
  readonly config: Config
  readonly list: readonly AnyCall[]
  readonly db: Db
  readonly outbox: Outbox
  readonly log?: Pick<Logger, 'error'>
  readonly logTail?: LogTail
  readonly worker?: Pick<Worker, 'isMain'> | undefined
}

const noLog = { error() {} }

export async function openModules(options: ModuleOptions): Promise<Modules> {
  const { config, list, db, outbox, log = noLog, logTail = openTail() } = options
  const { media, search, parseTimeLimit, documents } = openContent(
    config,
    db,
    outbox,
    scheduleFailureMail(() => mail),
  )
  const translations = openTranslations({ db, outbox, types: documents.types })
  const glossary = openGlossary(db)
  const redirects = openRedirects(db, documents.types, movedPaths())
  const secrets = await siteSecrets(config)
  const [secret, ...previousSecrets] = secrets
  await keyAuditLog(db, secrets)
  const messages = await openMessages()
  const fetch = openSafeFetch({ loopbackPorts: config.loopbackPorts })
  const { mail, ...accounts } = accountsOf(config, { db, outbox, documents, secrets, messages, fetch })
  const backups = openBackups({ config, db, outbox, media: mediaStoreOf(config), secrets, log })
  const enquiries = openEnquiries({ db, rules: () => enquiryRules(documents), notify: enquiryMail(mail) })
  const formAnswers = openFormAnswers({ db, documents, notify: formMail(mail) })
  return {
    config,
    media,
    documents,
    references: openReferences(db),
    redirects,
    search,
    translations,
    xliff: openXliff({ db, documents, translations, parseTimeLimit }),
    machineTranslation: openMachineTranslation({ db, config: config.translation, documents, parseTimeLimit }),
    glossary,
    checks: checksOf(redirects, { db, documents, translations, glossary, parseTimeLimit }),
    ...accounts,
    ...collaborationOf({ db, documents, mail }),
    mail,
    logTail,
    enquiries,
    formAnswers,
    pageFeedback: openPageFeedback({ db, documents }),
    overview: openOverview({ db, documents, enquiries, formAnswers }),
    live: openLive({ db, outbox, types: documents.types, isSessionValid: accounts.auth.isSessionValid }),
    previews: openPreviews({ db, secret, previousSecrets }),
    webhooks: webhooksOf(config, { db, outbox, secret, previousSecrets, fetch, documents }),
    analytics: openAnalytics({
      db,
      domains: ownDomains({ documents, outbox, publicUrl: config.publicUrl }),
      onPage: fallbackCounter({ documents, translations }),
    }),
    icons: openIcons({ fallbackUrls: config.iconFallbackUrls }),
    images: imagesOf(config, { media, documents, fetch }),
    backups,
    demonstration: openDemonstration({ db, documents, media }),
    siteImport: openSiteImport({ db, documents, media, redirects, fetch, log, ...importPlace(options) }),
    health: openHealth(db, config.dataDir, backups.state),
    messages,
    openApi: lazily(() => openApiDocument(list, sessionCookie(config).name, documents.types)),
  }
}

/** Makes a value on the first use. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Only one of several workers imports. */
const importPlace = ({ config, worker }: ModuleOptions) => ({
  dataDir: config.dataDir,
  ownsFolder: worker?.isMain !== false,
})

interface AccountDeps extends Pick<ModuleOptions, 'db' | 'outbox'> {
  readonly documents: Documents
  readonly secrets: readonly string[]
  readonly messages: Messages
  readonly fetch: SafeFetch
}

/** Users, how they sign in, the e-mails to them, and what is stored about them. */
function accountsOf(config: Config, { db, outbox, documents, secrets, messages, fetch }: AccountDeps) {
  const { types } = documents
  const siteNames = () => namesOfSite(documents)
  const siteName = (locale: Locale) => nameOfSite(documents, locale)
  const mail = openMail({ db, outbox, secrets, config: config.mail, messages, siteName })
  const factors = openFactors({ db, secrets, siteNames })
  const passkeys = openPasskeys({ db, secrets, siteNames, issuer: config.openIdConnect?.issuer })
  const { sessionLengths } = config
  const auth = openAuth({ db, factors, passkeys, siteNames, sessionLengths, mail })
  const openIdConnect = openOpenIdConnect({ db, config, secrets, auth, fetch })
  const users = openUsers({ db, types, siteNames, sessionLengths, mail })
  const tokens = openTokens({ db, types })
  const preferences = openPreferences(db, types)
  const audit = openAuditLog({ db, days: () => auditDays(documents) })
  const holders = [enquiryData, formData, mailData(secrets), feedbackData, commentData, reviewData]
  return {
    mail,
    factors,
    passkeys,
    auth,
    openIdConnect,
    users,
    tokens,
    preferences,
    audit,
    personalData: openPersonalData({
      ...{ db, users, factors, openIdConnect, tokens, preferences, audit, holders, sessionLengths },
    }),
  }
}

interface CollaborationDeps extends Pick<ModuleOptions, 'db'> {
  readonly documents: Documents
  readonly mail: Mail
}

/** How a team plans, comments and reviews. */
function collaborationOf({ db, documents, mail }: CollaborationDeps) {
  const notifications = openNotifications({ db, types: documents.types, mail })
  return {
    notifications,
    calendar: openCalendar({ db, types: documents.types }),
    comments: openComments({ db, documents, notifications }),
    reviews: openReviews({ db, documents, notifications }),
  }
}

type CheckDeps = Omit<Parameters<typeof openChecks>[0], 'isRedirected' | 'obstacles'>

function checksOf({ find, obstacles }: Redirects, deps: CheckDeps) {
  return openChecks({ ...deps, obstacles, isRedirected: async (path) => (await find(path)) !== undefined })
}

interface Content {
  readonly media: Media
  readonly documents: Documents
  readonly fetch: SafeFetch
}

function imagesOf(config: Config, { media, documents, fetch }: Content) {
  const { dataDir, imageCacheBytes: maxCacheBytes, workers: processes } = config
  const folder = join(dataDir, 'images')
  const hosts = () => imageHosts(documents)
  return openImages({ media, folder, maxCacheBytes, processes, hosts, fetch })
}

interface WebhookDeps extends Pick<WebhookOptions, 'db' | 'outbox' | 'secret' | 'previousSecrets' | 'fetch'> {
  readonly documents: Documents
}

function webhooksOf({ loopbackPorts }: Config, { documents, ...ground }: WebhookDeps) {
  const find = findAddresses(documents)
  return openWebhooks({ ...ground, loopbackPorts, find, allowsPlain: webhookRules(documents) })
}
