/**
 * Badge for the state of a language. Filled is published, half filled is changed since, outlined is a draft,
 * with a bar below it is scheduled, struck through is archived, dashed is not started. A mark in the corner
 * means out of date. Screen readers and the tooltip get the same as text.
 */
import { locales, siteLocales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { LanguageState, Status as ShownStatus } from '@cyanotype/ui/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Summary } from '../api/document-summary.ts'

interface LocaleBadgeProps {
  readonly locale: Locale
  readonly status: Status
  readonly isOutdated?: boolean
}

export function LocaleBadge({ locale, status, isOutdated = false }: LocaleBadgeProps) {
  const { i18n } = useLingui()
  const { name, short } = locales[locale]
  const states = [statusLabels[status], ...(isOutdated ? [outdatedLabel] : [])]
  const label = `${name}: ${states.map((state) => i18n._(state)).join(', ')}`
  return (
    <span
      className="locale-badge"
      data-status={status}
      data-outdated={isOutdated || undefined}
      data-tip={label}
    >
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

/**
 * States of a document's languages, as badges show them. An out-of-date translation needs attention, whether it is
 * public or not.
 */
export function languageStates(
  statuses: Readonly<Record<Locale, Status>>,
  translations: Translations,
): readonly LanguageState[] {
  return siteLocales().map((code) => ({
    code: locales[code].short,
    name: locales[code].name,
    status:
      translations[code] === 'outdated' && statuses[code] !== 'archived'
        ? 'outdated'
        : shownStatus(statuses[code]),
  }))
}

export const shownStatus = (status: Status): ShownStatus => (status === 'none' ? 'missing' : status)

type Status = Summary['sharedStatus']
type Translations = Summary['translations']

/** Labels for the state of a language. */
export const statusLabels: Readonly<Record<Status, MessageDescriptor>> = {
  none: msg`Not started`,
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  published: msg`Published`,
  changed: msg`Unpublished changes`,
  archived: msg`Archived`,
}

const outdatedLabel = msg`translation out of date`
