/**
 * What somebody decided about a conflict, and wrote for it: whoever goes back to the own text finds it on coming again, and
 * after a reload too, since this browser keeps it until it is settled.
 */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Clash } from '../state/layer-edits.ts'
import type { Way } from './conflict-choice.ts'

export interface PlaceDecision {
  readonly way: Way
  /** What both wrote, and what a person made of it. */
  readonly written: string | undefined
}

export interface HeldDecision {
  /** The own text that it was decided about. */
  readonly yours: unknown
  /** What comes of it. */
  readonly value: unknown
  /** A value that is decided as a whole is one place. */
  readonly places: readonly PlaceDecision[]
}

export interface Decisions {
  of(layer: Layer, clash: Clash): HeldDecision | undefined
  hold(layer: Layer, clash: Clash, value: unknown, places: readonly PlaceDecision[]): void
  /** All is settled. */
  forget(): void
}

/** `keyOf` names the place where they are kept: that of the document that is open, which had no id at first if it is new. */
export function holdDecisions(storage: Storage, keyOf: () => string): Decisions {
  let known: Map<string, HeldDecision> | undefined
  const held = () => {
    known ??= new Map(readHeld(storage.getItem(keyOf())))
    return known
  }
  // The same as long as their text is: one may write on in the own one.
  const nameOf = (layer: Layer, { field, base, theirs }: Clash) =>
    JSON.stringify([layer, field, base, theirs])
  return {
    of: (layer, clash) => held().get(nameOf(layer, clash)),
    hold(layer, clash, value, places) {
      held().set(nameOf(layer, clash), { yours: clash.yours, value, places })
      try {
        storage.setItem(keyOf(), JSON.stringify([...held()]))
      } catch {
        // Without room on the device they are held as long as the page is.
      }
    },
    forget() {
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
