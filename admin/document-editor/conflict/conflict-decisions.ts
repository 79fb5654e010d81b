/**
 * Conflict decisions: stores what a user decided and wrote, until the conflict is resolved. The decisions
 * survive a return to the text and a reload.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { FieldConflict } from '../state/layer-edits.ts'
import type { ConflictChoice } from './conflict-choice.ts'

export interface PartDecision {
  readonly way: ConflictChoice
  /** The combined text, with the edits of the user. */
  readonly written: string | undefined
}

export interface HeldDecision {
  /** The own text at the time of the decision. */
  readonly yours: unknown
  /** The resulting value. */
  readonly value: unknown
  /** One decision per block. A value that is decided as a whole has one. */
  readonly places: readonly PartDecision[]
}

export interface Decisions {
  of(layer: Layer, conflict: FieldConflict): HeldDecision | undefined
  hold(layer: Layer, conflict: FieldConflict, value: unknown, places: readonly PartDecision[]): void
  /** Removes all decisions after the conflict is resolved. */
  clear(): void
}

/** `keyOf` returns the storage key. It is a function because a new document has no id at first. */
export function holdDecisions(storage: Storage, keyOf: () => string): Decisions {
  let known: Map<string, HeldDecision> | undefined
  const held = () => {
    known ??= new Map(readHeld(storage.getItem(keyOf())))
    return known
  }
  // The key leaves out the own text, because the user may continue to edit it.
  const nameOf = (layer: Layer, { field, base, theirs }: FieldConflict) =>
    JSON.stringify([layer, field, base, theirs])
  return {
    of: (layer, conflict) => held().get(nameOf(layer, conflict)),
    hold(layer, conflict, value, places) {
      held().set(nameOf(layer, conflict), { yours: conflict.yours, value, places })
      try {
        storage.setItem(keyOf(), JSON.stringify([...held()]))
      } catch {
        // When the storage is full, the decisions stay in memory until the page is closed.
      }
    },
    clear() {
      known = undefined
      storage.removeItem(keyOf())
    },
  }
}

const heldDecisions = z.array(
  z.tuple([
    z.string(),
    z.object({
      yours: z.unknown(),
      value: z.unknown(),
      places: z.array(
        z.object({
          way: z.enum(['together', 'theirs', 'yours']),
          written: z
            .string()
            .optional()
            .transform((text): string | undefined => text),
        }),
      ),
    }),
  ]),
)

/** Ignores entries that are invalid or were written by another release. */
function readHeld(json: string | null): readonly (readonly [string, HeldDecision])[] {
  try {
    return heldDecisions.parse(JSON.parse(json ?? '[]'))
  } catch {
    return []
  }
}
