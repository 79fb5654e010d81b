/** Types and helpers for tests of the audit log: one API call, and the entry that it must write. */
import type { FormFile } from '../../media/testing/form.ts'
import type { DatabaseKind } from '../../testing/databases.ts'
import type { Client } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-server.ts'

/** A server with its owner, who performs most actions. */
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
  /** The owner by default. */
  readonly by?: Client
  /** The user id in the entry, or null for a visitor who is not signed in. */
  readonly who?: string | null
  /** What one of the entries that the call writes must contain. */
  readonly expected: { readonly action: string; readonly type: string | null; readonly details?: object }
  /** The server that receives the call, if it is not the shared one. */
  readonly otherServer?: TestServer
}

/** Prepares the data that a call needs, and describes the request. */
export type AuditedActions = Readonly<Record<string, (setup: AuditTestSetup) => Promise<AuditedAction>>>

let count = 0

/** A name that is unique in this run. */
export const uniqueName = (name: string) => `${name}-${++count}`

export const idOf = async (client: Client) => (await client.get('/api/account')).json().id
