/** The modules that the bodies of calls use. `main.ts` creates them once, and every call receives them. */
import type { Auth } from './accounts/auth/index.ts'
import type { Factors } from './accounts/factors/index.ts'
import type { OpenIdConnect } from './accounts/openid-connect/index.ts'
import type { Passkeys } from './accounts/passkeys/index.ts'
import type { PersonalDataOwner } from './accounts/personal-data/index.ts'
import type { PreferenceOwner } from './accounts/preferences/index.ts'
import type { ApiTokens } from './accounts/tokens/index.ts'
import type { Users } from './accounts/users/index.ts'
import type { Calendar } from './collaboration/calendar/index.ts'
import type { Comments } from './collaboration/comments/index.ts'
import type { Notifications } from './collaboration/notifications/index.ts'
import type { Reviews } from './collaboration/reviews/index.ts'
import type { Config } from './config/config.ts'
import type { Checks } from './content-quality/checks/index.ts'
import type { Glossary } from './content-quality/glossary/index.ts'
import type { MachineTranslation } from './content-quality/machine-translation/index.ts'
import type { Redirects } from './content-quality/redirects/index.ts'
import type { Translations } from './content-quality/translations/index.ts'
import type { Xliff } from './content-quality/xliff/index.ts'
import type { DraftPages } from './delivery/preview/draft-pages.ts'
import type { Previews } from './delivery/preview/index.ts'
import type { PageFeedback } from './documentation/page-feedback/index.ts'
import type { Documents } from './documents/index.ts'
import type { DemonstrationContent } from './import-export/demonstration/index.ts'
import type { SiteImport } from './import-export/site-import/index.ts'
import type { Analytics } from './integrations/analytics/index.ts'
import type { Enquiries } from './integrations/enquiries/index.ts'
import type { FormAnswers } from './integrations/forms/index.ts'
import type { Icons } from './integrations/icons/index.ts'
import type { Live } from './integrations/live/index.ts'
import type { Mail } from './integrations/mail/index.ts'
import type { Webhooks } from './integrations/webhooks/index.ts'
import type { Images } from './media/image-service/index.ts'
import type { Media } from './media/index.ts'
import type { Messages } from './messages/index.ts'
import type { AuditLog } from './operations/audit-log/index.ts'
import type { Backups } from './operations/backups/index.ts'
import type { Health } from './operations/health/index.ts'
import type { LogTail } from './operations/logs/logger.ts'
import type { Overview } from './operations/overview/index.ts'
import type { References } from './references/index.ts'
import type { Search } from './search/index.ts'

export interface Modules {
  readonly config: Config
  readonly documents: Documents
  readonly references: References
  readonly redirects: Redirects
  readonly search: Search
  readonly translations: Translations
  readonly xliff: Xliff
  readonly machineTranslation: MachineTranslation
  readonly glossary: Glossary
  readonly checks: Checks
  readonly auth: Auth
  readonly users: Users
  readonly personalData: PersonalDataOwner
  readonly tokens: ApiTokens
  readonly factors: Factors
  readonly passkeys: Passkeys
  readonly openIdConnect: OpenIdConnect
  readonly calendar: Calendar
  readonly comments: Comments
  readonly notifications: Notifications
  readonly reviews: Reviews
  readonly live: Live
  readonly audit: AuditLog
  readonly preferences: PreferenceOwner
  readonly logTail: LogTail
  readonly enquiries: Enquiries
  readonly formAnswers: FormAnswers
  readonly pageFeedback: PageFeedback
  readonly mail: Mail
  readonly webhooks: Webhooks
  readonly overview: Overview
  readonly backups: Backups
  readonly demonstration: DemonstrationContent
  readonly siteImport: SiteImport
  readonly previews: Previews
  readonly media: Media
  readonly analytics: Analytics
  readonly icons: Icons
  readonly images: Images
  readonly health: Health
  /** The server messages in all locales. */
  readonly messages: Messages
  /** The OpenAPI document. */
  /** Made on the first use, because it takes as long as the rest of a start. */
  readonly openApi: () => Record<string, unknown>
}

/** What calls use besides. They render pages of the site, which is opened after the modules. */
export interface ModulesWithDraftPages extends Modules {
  readonly draftPages: DraftPages
}
