/** Stands where documents would be: why there are none, and what one can do. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { Button, EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CreateButton } from './create-button.tsx'

interface NoResultsProps {
  readonly type: DocumentType
  readonly isFiltered: boolean
  readonly onShowAll: () => void
}

export function NoResults({ type, isFiltered, onShowAll }: NoResultsProps) {
  const { t, i18n } = useLingui()
  if (isFiltered) {
    return (
      <EmptyState
        title={t`Nothing is like this`}
        icon="search"
        action={
          <Button variant="outline" color="neutral" onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      >
        <Trans>Try fewer words, or take a filter away.</Trans>
      </EmptyState>
    )
  }
  const label = i18n._(type.label)
  return (
    <EmptyState title={t`${label}: none yet`} icon="document" action={<CreateButton type={type} />}>
      {type.elsewhere ? (
        i18n._(type.elsewhere)
      ) : (
        <Trans>What is written here stands in this list, in every language.</Trans>
      )}
    </EmptyState>
  )
}
