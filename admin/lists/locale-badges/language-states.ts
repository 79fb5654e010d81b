/** States of a document's languages, as badges show them. */

import { localeCodes, locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { LanguageState, Status as ShownStatus } from '@cyanotype/ui/index.ts'
import type { Status, Translations } from './status-labels.ts'

/** An out-of-date translation needs attention, whether it is public or not. */
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
