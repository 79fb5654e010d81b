/** The work of the server beside its requests: schedules, deliveries, backups and jobs. */
import { openWeeklyDigest } from './accounts/users/weekly-digest.ts'
import type { Db, Outbox } from './db/index.ts'
import type { RequestServices } from './http/calls/request-context.ts'
import type { IdempotencyKeys } from './http/idempotency/index.ts'
import type { Modules } from './modules.ts'
import type { Job, JobOptions } from './operations/jobs/index.ts'
import { guardClock, runJobs } from './operations/jobs/index.ts'
import { day } from './platform/durations.ts'

/** Starts the background work. It runs until it is stopped. */
export function startWork(
  db: Db,
  outbox: Outbox,
  modules: Modules,
  {
    log,
    idempotencyKeys,
    onRun,
  }: Pick<RequestServices, 'log' | 'idempotencyKeys'> & Pick<JobOptions, 'onRun'>,
): () => Promise<void> {
  const { documents, translations, search, analytics, checks, webhooks, backups, mail, auth, siteImport } =
    modules
  const failed = (message: string) => (err: unknown) => log.error({ err }, message)
  const timer = documents.startTimer(failed('scheduled changes could not be applied'))
  const deliveries = webhooks.deliver(failed('webhook deliveries could not be processed'))
  const letters = mail.deliver(auth.processResets, failed('e-mails could not be sent'))
  const clockJump = guardClock(db.kysely)
  const jobs = {
    ...retentionJobs(outbox, modules, idempotencyKeys),
    backups: backups.runDue,
    digest: openWeeklyDigest({ db, mail, overview: modules.overview, types: documents.types }),
    head: () => modules.audit.logHead(log),
  }
  const stopJobs = runJobs({ jobs, log, clockJump, onRun })
  return async () => {
    await siteImport.stop()
    await backups.stop()
    await stopJobs()
    await timer.stop()
    await deliveries.stop()
    await letters.stop()
    await Promise.all([translations.close(), search.stop(), analytics.close()])
    await checks.close()
  }
}

/** The jobs that delete data after its retention period. */
export function retentionJobs(
  outbox: Outbox,
  modules: Modules,
  idempotencyKeys: IdempotencyKeys,
): Record<string, Job> {
  const twoDaysAgo = () => new Date(Date.now() - 2 * day)
  return {
    audit: modules.audit.forgetOld,
    enquiries: modules.enquiries.removeExpired,
    forms: modules.formAnswers.removeExpired,
    feedback: modules.pageFeedback.removeExpired,
    images: modules.images.tidy,
    mail: modules.mail.removeExpired,
    // The files of a replaced database are kept as long as it is.
    media: async () => {
      if (!(await modules.backups.keepsReplaced())) await modules.media.deleteOrphans()
    },
    notifications: modules.notifications.removeExpired,
    outbox: () => outbox.removeBefore(twoDaysAgo()),
    presence: modules.live.presence.removeExpired,
    previews: modules.previews.removeExpired,
    repeats: idempotencyKeys.removeExpired,
    versions: modules.documents.prune,
    sessions: modules.auth.removeExpired,
    tokens: modules.tokens.removeExpired,
    trash: modules.documents.emptyTrash,
    visits: modules.analytics.tidy,
    webhooks: modules.webhooks.removeExpired,
  }
}
