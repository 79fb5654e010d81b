/**
 * The state of each language, as three small plates: filled is published, half filled is changed since, outlined is a
 * draft, with a foot it waits for its time, struck through is archived, dashed is not started. Words say the same to
 * those who do not see them, and to a pointer that rests there.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, locales } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Status } from './status-words.ts'
import { statusWords } from './status-words.ts'

export function LanguagePlates({ statuses }: { readonly statuses: Readonly<Record<Locale, Status>> }) {
  return (
    <ul className="plates">
      {localeCodes.map((locale) => (
        <li key={locale}>
          <LanguagePlate locale={locale} status={statuses[locale]} />
        </li>
      ))}
    </ul>
  )
}

interface LanguagePlateProps {
  readonly locale: Locale
  readonly status: Status
}

export function LanguagePlate({ locale, status }: LanguagePlateProps) {
  const { i18n } = useLingui()
  const { name, short } = locales[locale]
  const words = `${name}: ${i18n._(statusWords[status])}`
  return (
    <span className="plate" data-status={status} title={words}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
