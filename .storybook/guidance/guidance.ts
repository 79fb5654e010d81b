/** The guidance of a component: when to use it, what to use instead, and one example of good and of bad use. */
import type { ReactNode } from 'react'

export interface UsageExample {
  /** One sentence that says what to do, or what to avoid. */
  readonly text: string
  /** What the sentence means, with the component itself. */
  readonly show: ReactNode
}

/** Texts name other components as their pages do, so that the names become links. */
export interface Guidance {
  readonly use: string
  readonly instead: string
  /** Words by which people look for the component, in lower case. */
  readonly synonyms: readonly string[]
  readonly do: UsageExample
  readonly dont: UsageExample
}
