/** What a text shows beside it: the same text in other languages, with what changed since the translation. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { ReactNode } from 'react'

export interface PassageChange {
  readonly passage: string
  /** The text that was translated, or null for a new passage. */
  readonly old: string | null
  /** The text now, or null for a removed passage. */
  readonly now: string | null
}

/** What the server knows about two saved texts, in MDX. */
export interface SavedTexts {
  /** For each block of the source the index of its translation, or null. */
  readonly pairs: readonly (number | null)[]
  readonly source: string
  readonly translation: string
}

export interface BesideText {
  readonly locale: Locale
  /** The text in MDX. */
  readonly value: string
  readonly changes: readonly PassageChange[]
  readonly saved: SavedTexts | undefined
}

/** Machine translation into the edited text. */
export interface MachineBeside {
  /** The name of the service. `undefined` if none is set up. */
  readonly service: string | undefined
  /** Blocks that a machine translated and no user has confirmed. */
  readonly texts: readonly { readonly passage: string; readonly text: string }[]
  /** Translates blocks. `undefined` if that failed, which a notification reports. */
  readonly translate: (source: Locale, blocks: string) => Promise<string | undefined>
  readonly confirm: (passage: string) => void
}

export interface TextBeside {
  /** `undefined` when the user may not edit. */
  readonly machine: MachineBeside | undefined
  readonly texts: readonly BesideText[]
  /** Marks a passage of the source as up to date. `undefined` when the user may not. */
  readonly onMark: ((passage: string) => void) | undefined
  /** Shows the changes of a passage. */
  readonly renderChange: (before: string, after: string, locale: Locale) => ReactNode
}
