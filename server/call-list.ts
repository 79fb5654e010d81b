/**
 * All calls of all modules: the server handles them, the OpenAPI document describes them, and the type of the
 * client of the admin is derived from them.
 */
import { authCalls } from './accounts/auth/calls.ts'
import { factorCalls } from './accounts/factors/calls.ts'
import { identityCalls } from './accounts/openid-connect/calls.ts'
import { passkeyCalls } from './accounts/passkeys/calls.ts'
import { emailDataCalls } from './accounts/personal-data/calls.ts'
import { preferenceCalls } from './accounts/preferences/calls.ts'
import { tokenCalls } from './accounts/tokens/calls.ts'
import { accountCalls } from './accounts/users/account-calls.ts'
import { userCalls } from './accounts/users/calls.ts'
import { personalDataCalls } from './accounts/users/personal-data-calls.ts'
import { calendarCalls } from './collaboration/calendar/calls.ts'
import { commentCalls } from './collaboration/comments/calls.ts'
import { notificationCalls } from './collaboration/notifications/calls.ts'
import { reviewCalls } from './collaboration/reviews/calls.ts'
import { checkCalls } from './content-quality/checks/calls.ts'
import { glossaryCalls } from './content-quality/glossary/calls.ts'
import { machineTranslationCalls } from './content-quality/machine-translation/calls.ts'
import { translationCalls } from './content-quality/translations/calls.ts'
import { xliffCalls } from './content-quality/xliff/calls.ts'
import { contentCalls } from './delivery/content-api/calls.ts'
import { previewCalls } from './delivery/preview/calls.ts'
import { siteTextCalls } from './delivery/site-texts/calls.ts'
import { documentationCalls } from './documentation/calls.ts'
import { pageFeedbackCalls } from './documentation/page-feedback/calls.ts'
import { documentCalls } from './documents/calls.ts'
import { lifecycleCalls } from './documents/lifecycle-calls.ts'
import { sectionCalls } from './documents/public-reader/calls.ts'
import { publishSetCalls } from './documents/publish-sets/calls.ts'
import type { ClientOf } from './http/calls/define-call.ts'
import { openApiCalls } from './http/calls/openapi.ts'
import { demonstrationCalls } from './import-export/demonstration/calls.ts'
import { importCalls } from './import-export/site-import/calls.ts'
import { analyticsCalls } from './integrations/analytics/calls.ts'
import { enquiryCalls } from './integrations/enquiries/calls.ts'
import { formCalls } from './integrations/forms/calls.ts'
import { iconCalls } from './integrations/icons/calls.ts'
import { liveCalls } from './integrations/live/calls.ts'
import { mailCalls } from './integrations/mail/calls.ts'
import { webhookCalls } from './integrations/webhooks/calls.ts'
import { mediaCalls, mediaFolderCalls } from './media/calls.ts'
import { activityCalls } from './operations/activity/activity-calls.ts'
import { auditCalls } from './operations/audit-log/calls.ts'
import { backupCalls } from './operations/backups/calls.ts'
import { healthCalls } from './operations/health/calls.ts'
import { logCalls } from './operations/logs/calls.ts'
import { overviewCalls } from './operations/overview/calls.ts'
import { referenceCalls } from './references/calls.ts'
import { searchCalls } from './search/query/calls.ts'

export const calls = [
  ...authCalls,
  ...accountCalls,
  ...userCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...identityCalls,
  ...personalDataCalls,
  ...emailDataCalls,
  ...tokenCalls,
  ...preferenceCalls,
  ...documentCalls,
  ...sectionCalls,
  ...lifecycleCalls,
  ...publishSetCalls,
  ...calendarCalls,
  ...commentCalls,
  ...notificationCalls,
  ...reviewCalls,
  ...contentCalls,
  ...referenceCalls,
  ...searchCalls,
  ...translationCalls,
  ...xliffCalls,
  ...machineTranslationCalls,
  ...glossaryCalls,
  ...siteTextCalls,
  ...documentationCalls,
  ...checkCalls,
  ...mediaCalls,
  ...mediaFolderCalls,
  ...previewCalls,
  ...analyticsCalls,
  ...iconCalls,
  ...auditCalls,
  ...activityCalls,
  ...logCalls,
  ...enquiryCalls,
  ...formCalls,
  ...pageFeedbackCalls,
  ...mailCalls,
  ...webhookCalls,
  ...liveCalls,
  ...backupCalls,
  ...demonstrationCalls,
  ...importCalls,
  ...overviewCalls,
  ...healthCalls,
  ...openApiCalls,
] as const

/** Every call by its address, with parameters, query, body and response. */
export type ApiClient = ClientOf<typeof calls>
export type Address = keyof ApiClient
export type ParamsOf<At extends Address> = ApiClient[At]['params']
export type QueryOf<At extends Address> = ApiClient[At]['query']
export type BodyOf<At extends Address> = ApiClient[At]['body']
export type ResponseOf<At extends Address> = ApiClient[At]['response']
