/** What somebody does by one call, and what the trail is to say of it. */
import type { FormFile } from '../../media/testing/form.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'

/** A server, and who does most of it there. */
export interface AuditTestSetup {
  readonly kind: DatabaseKind
  readonly server: TestServer
  readonly owner: Client
  readonly ownerId: string
}

export interface AuditedAction {
  readonly path: string
  readonly body?: object
  readonly file?: FormFile
  /** The owner, unless it is somebody else. */
  readonly by?: Client
  /** Whose id is in the trail: null for somebody whom nobody knows. */
  readonly who?: string | null
  /** What the newest entry says, or one of those that the call writes. */
  readonly expected: { readonly action: string; readonly type: string; readonly details?: object }
  /** Where it is done, if not in the house that is there. */
  readonly otherServer?: TestServer
}

/** Makes what a call needs, and says how it is made. */
export type AuditedActions = Readonly<Record<string, (setup: AuditTestSetup) => Promise<AuditedAction>>>

let count = 0

/** A name that nothing else has. */
export const uniqueName = (name: string) => `${name}-${++count}`

export const idOf = async (client: Client) => (await client.get('/api/account')).json().id as string
