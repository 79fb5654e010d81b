/**
 * Types of the tables, the same on both engines: ids, times (ISO 8601, UTC) and JSON are text, numbers are
 * integers. The tables are created in `migrations/`. Each subject has a file in `tables/`.
 */
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { PeopleTables } from './tables/accounts.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { MediaTables } from './tables/media.ts'
import type { RecordTables } from './tables/operations.ts'
import type { PreviewTables } from './tables/previews.ts'
import type { ReferenceTables } from './tables/references.ts'
import type { SearchTables } from './tables/search.ts'
import type { VisitTables } from './tables/visits.ts'
import type { WebhookTables } from './tables/webhooks.ts'

export interface Tables
  extends DocumentTables,
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
