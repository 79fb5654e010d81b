/** The document module on its own database, with users of every role. */

import type { Locale, Role, Types } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'
import { redirectIndex } from '../content-quality/redirects/index.ts'
import { translationIndex } from '../content-quality/translations/index.ts'
import type { Db, Outbox, PublicChange } from '../db/index.ts'
import { newId, openOutbox } from '../db/index.ts'
import type { Approvals, Documents } from '../documents/index.ts'
import { openDocuments } from '../documents/index.ts'
import type { Actor } from '../http/calls/principal.ts'
import { documentLinks, referenceIndex } from '../references/index.ts'
import type { Search } from '../search/index.ts'
import { openSearch } from '../search/index.ts'
import { closeAtEnd } from './cleanup-registry.ts'
import type { DatabaseKind } from './databases.ts'
import { openTestDatabase } from './databases.ts'

export interface TestDocuments {
  readonly db: Db
  readonly outbox: Outbox
  readonly documents: Documents
  readonly search: Search
  /** Every change of public content that was announced, in order. */
  readonly changes: readonly PublicChange[]
  /** Creates a user. */
  createUser(username: string, role?: Role, locales?: readonly Locale[]): Promise<Actor>
}

interface TestDocumentsOptions {
  readonly types?: Types
  readonly clock?: () => Date
  readonly approvals?: Approvals
  readonly onQuery?: (sql: string, parameters: readonly unknown[]) => void
}

export async function openTestDocuments(
  kind: DatabaseKind,
  { types, clock, approvals, onQuery }: TestDocumentsOptions = {},
): Promise<TestDocuments> {
  const db = await openTestDatabase(kind, onQuery === undefined ? {} : { onQuery })
  const outbox = await openOutbox(db)
  closeAtEnd(() => outbox.close())
  const events: PublicChange[] = []
  outbox.subscribe((event) => {
    if (event.kind === 'published' || event.kind === 'unpublished') events.push(event)
  })
  const search = openSearch(db)
  closeAtEnd(() => search.stop())
  const documents = openDocuments({
    db,
    outbox,
    picture: async () => undefined,
    referenceLookup: documentLinks,
    indexes: [
      referenceIndex(types ?? model),
      translationIndex,
      redirectIndex(clock && { clock }),
      search.index,
    ],
    ...(types === undefined ? {} : { types }),
    ...(clock === undefined ? {} : { clock }),
    ...(approvals && { approvals }),
  })
  closeAtEnd(() => documents.close())
  return {
    db,
    outbox,
    documents,
    search,
    changes: events,
    createUser: (username, role = 'editor', locales = []) => insertUser(db, { username, role, locales }),
  }
}

async function insertUser(db: Db, person: Pick<Actor, 'username' | 'role' | 'locales'>): Promise<Actor> {
  const actor = { ...person, id: newId(), email: `${person.username.toLowerCase()}@example.org` }
  await db.kysely
    .insertInto('users')
    .values({
      ...actor,
      locales: JSON.stringify(actor.locales),
      collections: null,
      password: '',
      has_unconfirmed_email: 0,
      created_at: new Date().toISOString(),
    })
    .execute()
  return actor
}
