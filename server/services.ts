/** What the bodies of calls work with: made once by `main.ts`, handed to every call. */
import type { Auth } from './auth/index.ts'
import type { Config } from './config.ts'
import type { Documents } from './documents/index.ts'
import type { Health } from './health/index.ts'
import type { Media } from './media/index.ts'
import type { Previews } from './preview/index.ts'
import type { References } from './references/index.ts'

export interface Services {
  readonly config: Config
  readonly documents: Documents
  readonly references: References
  readonly auth: Auth
  readonly previews: Previews
  readonly media: Media
  readonly health: Health
  /** The description of all calls. */
  readonly openApi: Record<string, unknown>
}
