/**
 * Badge for the state of a language. Filled is published, half filled is changed since, outlined is a draft,
 * with a bar below it is scheduled, struck through is archived, dashed is not started. A mark in the corner
 * means out of date. Screen readers and the tooltip get the same as text.
 */

import { locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Status } from './status-labels.ts'
import { outdatedLabel, statusLabels } from './status-labels.ts'

interface LocaleBadgeProps {
  readonly locale: Locale
  readonly status: Status
  readonly isOutdated?: boolean
}

export function LocaleBadge({ locale, status, isOutdated = false }: LocaleBadgeProps) {
  const { i18n } = useLingui()
  const { name, short } = locales[locale]
  const states = [statusLabels[status], ...(isOutdated ? [outdatedLabel] : [])]
  const words = `${name}: ${states.map((state) => i18n._(state)).join(', ')}`
  return (
    <span
      className="locale-badge"
      data-status={status}
      data-outdated={isOutdated || undefined}
      data-tip={words}
    >
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
