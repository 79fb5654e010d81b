/** Two people changed the same words: everything that is needed to let a person decide. */

import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { ApiProblem } from '../../api/api-problem.ts'
import type { FieldConflict } from '../state/layer-edits.ts'

export interface Conflict {
  readonly layer: Layer
  /** The version that holds their text: what is decided is saved on it. */
  readonly version: number
  /** Whose text it is; unknown where they are gone. */
  readonly editor: string | null
  readonly clashes: readonly FieldConflict[]
  /** Their layer, whole. */
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

/** The conflict that a refusal tells of, if it tells of one. */
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
