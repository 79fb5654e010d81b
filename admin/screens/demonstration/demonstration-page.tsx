/** Demonstration page of the settings: what a removal deletes, what it keeps, and how to undo it. */
import { model } from '@cyanotype/content/model/index.ts'
import { Definition, DefinitionList, EmptyState, Heading } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import type { DemonstrationReport } from './queries.ts'
import { demonstrationQuery } from './queries.ts'
import { RemovalForm } from './removal-form.tsx'
import { UndoPart } from './undo-part.tsx'
import './demonstration.css'

export function DemonstrationPage() {
  const { api } = useAdmin()
  const report = useQuery(demonstrationQuery(api))
  return (
    <div className="demonstration">
      <div>
        <Heading level={2} className="settings-heading">
          <Trans>Demonstration content</Trans>
        </Heading>
        <p className="settings-note">
          <Trans>
            A new site shows the content of an invented arts organisation. Remove it when you begin your own.
          </Trans>
        </p>
      </div>
      {report.isError ? <LoadFailure error={report.error} onRetry={report.refetch} /> : null}
      {report.isPending ? <ScreenLoading /> : null}
      {report.data?.removal ? <UndoPart removal={report.data.removal} /> : null}
      {report.data === undefined ? null : <Found report={report.data} />}
    </div>
  )
}

function Found({ report }: { readonly report: DemonstrationReport }) {
  const { t } = useLingui()
  if (isEmpty(report) && report.removal !== null) return null
  if (isEmpty(report)) {
    return (
      <EmptyState title={t`No demonstration content`} icon="check">
        <Trans>Everything on this site is your own.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ContentList report={report} />
      <RemovalForm report={report} />
    </>
  )
}

const isEmpty = ({ documents, singles, media, edited }: DemonstrationReport) =>
  documents.length + singles.length + media + edited.length === 0

/** What no user has edited: these items are removed, and these texts are replaced. */
function ContentList({ report: { documents, singles, media } }: { readonly report: DemonstrationReport }) {
  const { t, i18n } = useLingui()
  const count = new Intl.NumberFormat(i18n.locale)
  const names = new Intl.ListFormat(i18n.locale).format(singles.map((type) => i18n._(model[type].label)))
  if (documents.length + singles.length + media === 0) return null
  return (
    <section className="demonstration-part" aria-label={t`Content to remove`}>
      <Heading level={3} className="demonstration-heading">
        <Trans>Content to remove</Trans>
      </Heading>
      <DefinitionList>
        {documents.map(({ type, count: found }) => (
          <Definition key={type} term={i18n._(model[type].label)}>
            {count.format(found)}
          </Definition>
        ))}
        {media === 0 ? null : (
          <Definition term={t`Media`}>
            {count.format(media)}
            <p className="settings-note">
              <Trans>Files that other content uses stay.</Trans>
            </p>
          </Definition>
        )}
        {singles.length === 0 ? null : <Definition term={t`Texts that become empty`}>{names}</Definition>}
      </DefinitionList>
    </section>
  )
}
