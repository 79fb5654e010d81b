/** The states of a document's languages, as plates show them. */

import { localeCodes, locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { LanguageState, Status as ShownStatus } from '@cyanotype/ui/index.ts'
import type { Status, Translations } from './status-labels.ts'

/** A translation that is behind its original wants attention, whether or not it is public. */
export function languageStates(
  statuses: Readonly<Record<Locale, Status>>,
  translations: Translations,
): readonly LanguageState[] {
  return localeCodes.map((code) => ({
    code: locales[code].short,
    name: locales[code].name,
    status:
      translations[code] === 'outdated' && statuses[code] !== 'archived'
        ? 'outdated'
        : shownStatus(statuses[code]),
  }))
}

export const shownStatus = (status: Status): ShownStatus => (status === 'none' ? 'missing' : status)
