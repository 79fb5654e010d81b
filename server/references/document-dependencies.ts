/** How documents hang together, for the engine: it deletes nothing that is used, and publishes together what belongs so. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../db/index.ts'
import type { Use } from './index.ts'
import { usesOf } from './index.ts'
import type { TargetRow } from './reference-store.ts'
import { findTargets } from './reference-store.ts'

export const documentLinks = {
  /** Where a document is used: the first places of all. */
  async to(queries: Queries, id: string): Promise<readonly Use[]> {
    return (await usesOf(queries, { kind: 'document', id })).items
  },
  /** Which documents the newest drafts of some others lead to. */
  from(queries: Queries, ids: readonly string[], which: readonly Layer[]): Promise<readonly TargetRow[]> {
    return findTargets(queries, ids, which)
  },
}
