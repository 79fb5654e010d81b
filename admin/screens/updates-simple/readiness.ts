/** What an update has in each language, and what it needs to be published. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { localeCodes } from '@cyanotype/content/model/locales.ts'
import type { Edits } from '../../document-editor/state/layer-edits.ts'

export interface Readiness {
  readonly locale: Locale
  readonly state: 'empty' | 'begun' | 'ready'
  readonly needsTitle: boolean
  readonly needsText: boolean
}

export function readinessIn(edits: Edits, locale: Locale): Readiness {
  const { title, body } = edits[locale].data
  const needsTitle = isBlank(title)
  const needsText = isBlank(body)
  return { locale, needsTitle, needsText, state: stateOf(needsTitle, needsText) }
}

export const readinessOf = (edits: Edits): readonly Readiness[] =>
  localeCodes.map((locale) => readinessIn(edits, locale))

function stateOf(needsTitle: boolean, needsText: boolean): Readiness['state'] {
  if (needsTitle && needsText) return 'empty'
  return needsTitle || needsText ? 'begun' : 'ready'
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
