/** Conflicts between two people who changed the same text, with the data to resolve them. */

import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { ApiProblem } from '../../api/api-problem.ts'
import type { FieldConflict } from '../state/layer-edits.ts'

export interface Conflict {
  readonly layer: Layer
  /** The version of the other text. The decision is saved with it as the base. */
  readonly version: number
  /** The author of the other text, or `null` when it is unknown. */
  readonly editor: string | null
  readonly clashes: readonly FieldConflict[]
  /** The complete layer of the other person. */
  readonly theirs: LayerData
}

const conflictData = z.object({
  version: z.number(),
  editor: z.string().nullable(),
  conflicts: z.array(
    z.object({
      field: z.string(),
      base: z.unknown().optional(),
      yours: z.unknown().optional(),
      theirs: z.unknown().optional(),
    }),
  ),
  theirs: z.record(z.string(), z.unknown()),
})

/** Returns the conflict that a problem contains, if any. */
export function conflictIn(problem: ApiProblem, layer: Layer): Conflict | undefined {
  if (problem.code !== 'version_conflict') return undefined
  const data = conflictData.safeParse(problem.data)
  if (!data.success) return undefined
  const { version, editor, conflicts, theirs } = data.data
  return {
    layer,
    version,
    editor,
    theirs,
    clashes: conflicts.map(({ field, base, yours, theirs: other }) => ({
      field,
      base,
      yours,
      theirs: other,
    })),
  }
}
