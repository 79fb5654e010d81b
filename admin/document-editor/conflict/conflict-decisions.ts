/**
 * What somebody decided about a conflict, and wrote for it: whoever goes back to the own text finds it on coming again, and
 * after a reload too, since this browser keeps it until it is settled.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { FieldConflict } from '../state/layer-edits.ts'
import type { ConflictChoice } from './conflict-choice.ts'

export interface PartDecision {
  readonly way: ConflictChoice
  /** What both wrote, and what a person made of it. */
  readonly written: string | undefined
}

export interface HeldDecision {
  /** The own text that it was decided about. */
  readonly yours: unknown
  /** What comes of it. */
  readonly value: unknown
  /** A value that is decided as a whole is one place. */
  readonly places: readonly PartDecision[]
}

export interface Decisions {
  of(layer: Layer, conflict: FieldConflict): HeldDecision | undefined
  hold(layer: Layer, conflict: FieldConflict, value: unknown, places: readonly PartDecision[]): void
  /** All is settled. */
  clear(): void
}

/** `keyOf` names the place where they are kept: that of the document that is open, which had no id at first if it is new. */
export function holdDecisions(storage: Storage, keyOf: () => string): Decisions {
  let known: Map<string, HeldDecision> | undefined
  const held = () => {
    known ??= new Map(readHeld(storage.getItem(keyOf())))
    return known
  }
  // The same as long as their text is: one may write on in the own one.
  const nameOf = (layer: Layer, { field, base, theirs }: FieldConflict) =>
    JSON.stringify([layer, field, base, theirs])
  return {
    of: (layer, conflict) => held().get(nameOf(layer, conflict)),
    hold(layer, conflict, value, places) {
      held().set(nameOf(layer, conflict), { yours: conflict.yours, value, places })
      try {
        storage.setItem(keyOf(), JSON.stringify([...held()]))
      } catch {
        // Without room on the device they are held as long as the page is.
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

/** What another release or a curious hand left there counts as nothing. */
function readHeld(json: string | null): readonly (readonly [string, HeldDecision])[] {
  try {
    return heldDecisions.parse(JSON.parse(json ?? '[]'))
  } catch {
    return []
  }
}
