/**
 * Types of the tables, the same on both engines: ids, times (ISO 8601, UTC) and JSON are text, numbers are
 * integers. The tables are created in `migrations/`. Each subject has a file in `tables/`.
 */
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { PeopleTables } from './tables/accounts.ts'
import type { CollaborationTables } from './tables/collaboration.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { ReferenceTables, SearchTables } from './tables/indexes.ts'
import type { MailTables, VisitTables, WebhookTables } from './tables/integrations.ts'
import type { MediaTables } from './tables/media.ts'
import type { PreviewTables, RecordTables } from './tables/operations.ts'

export interface Tables
  extends CollaborationTables,
    DocumentTables,
    MailTables,
    MediaTables,
    PeopleTables,
    PreviewTables,
    RecordTables,
    ReferenceTables,
    SearchTables,
    VisitTables,
    WebhookTables {}

export type Queries = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>
