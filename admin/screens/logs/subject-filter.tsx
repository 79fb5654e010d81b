/** Chooses the document whose entries are shown, by its title in any language. */
import { Combobox } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { documentsOfEveryType, typeCalled } from '../../forms/links/index.ts'
import { titleIn } from '../documents/summary.ts'
import { subjectLabel } from './action-labels.ts'
import { subjectQuery } from './queries.ts'

interface SubjectFilterProps {
  /** The id of the document, or of anything else that the log has entries about. */
  readonly subject: string | undefined
  readonly onChange: (subject: string | undefined) => void
}

export function SubjectFilter({ subject, onChange }: SubjectFilterProps) {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const find = useCallback(
    (query: string) => documentsOfEveryType({ api, i18n, locale }, query),
    [api, i18n, locale],
  )
  const about = useQuery(subjectQuery(api, subject)).data?.items[0]
  const single = typeCalled(about?.type ?? '')?.kind === 'single'
  const title = single ? undefined : about?.document && titleIn(about.document.titles, locale)
  const label = title ?? (about === undefined ? (subject ?? '') : subjectLabel(i18n, about.type))
  return (
    <Combobox
      label={t`Document`}
      options={find}
      value={subject === undefined ? null : { value: subject, label }}
      placeholder={t`Find by title`}
      onValueChange={(option) => onChange(option?.value)}
    />
  )
}
