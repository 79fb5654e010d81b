/** What somebody decided about a conflict, and wrote for it: whoever goes back to the own text finds it on coming again. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Way } from '../conflict/decision.ts'
import type { Clash } from './edits.ts'

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

export function holdDecisions(): Decisions {
  const held = new Map<string, HeldDecision>()
  // The same as long as their text is: one may write on in the own one.
  const nameOf = (layer: Layer, { field, base, theirs }: Clash) =>
    JSON.stringify([layer, field, base, theirs])
  return {
    of: (layer, clash) => held.get(nameOf(layer, clash)),
    hold: (layer, clash, value, places) =>
      void held.set(nameOf(layer, clash), { yours: clash.yours, value, places }),
    forget: () => held.clear(),
  }
}
