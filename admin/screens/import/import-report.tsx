/** Report of a dry run or an import: the numbers, what could not be mapped, and the new documents. */
import { Badge, ButtonLink, Definition, DefinitionList, Disclosure, Heading } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AdminLink } from '../../components/admin-link.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { noteLabels } from './note-labels.ts'
import type { ImportNotes, ImportReport as Report } from './queries.ts'

interface ImportReportProps {
  readonly report: Report
  /** Whether its documents exist, so that they can be opened. */
  readonly isImported: boolean
}

export function ImportReport({ report, isImported }: ImportReportProps) {
  const { t } = useLingui()
  return (
    <>
      <section className="import-part" aria-label={t`Numbers`}>
        <Numbers report={report} />
      </section>
      <NewDocuments report={report} isImported={isImported} />
      <Unmapped notes={report.notes} isImported={isImported} />
      <div>
        <ButtonLink href="/api/import/report.txt" download variant="outline" color="neutral" icon="download">
          <Trans>Download the whole report</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

function Numbers({ report }: { readonly report: Report }) {
  const { t, i18n } = useLingui()
  const { updates, pages, drafts, images, redirects, authors, tags, existing, refused } = report
  const format = new Intl.NumberFormat(i18n.locale)
  const numbers: readonly (readonly [string, number])[] = [
    [t`New updates`, updates],
    [t`New pages`, pages],
    [t`Of these, drafts`, drafts],
    [t`Images`, images],
    [t`Redirects from old URLs`, redirects],
    [t`Authors`, authors],
    [t`Tags`, tags],
    [t`Already imported, not changed`, existing],
    [t`Cannot be imported`, refused],
  ]
  return (
    <DefinitionList>
      {numbers
        .filter(([, count], index) => index < 2 || count > 0)
        .map(([label, count]) => (
          <Definition key={label} term={label}>
            {format.format(count)}
          </Definition>
        ))}
    </DefinitionList>
  )
}

function NewDocuments({ report: { items, updates, pages }, isImported }: ImportReportProps) {
  const { t, i18n } = useLingui()
  if (items.length === 0) return null
  const more = updates + pages - items.length
  return (
    <section className="import-part" aria-label={t`New documents`}>
      <Heading level={3} className="import-heading">
        <Trans>New documents</Trans>
      </Heading>
      <Disclosure title={<Plural value={updates + pages} one="# document" other="# documents" />}>
        <ul className="import-list">
          {items.map(({ id, locale, title, path, isPublic }) => (
            <li key={`${id} ${locale}`}>
              <span lang={locale} dir="auto">
                {isImported ? (
                  <AdminLink to={`/admin/edit/${id}?language=${locale}`}>{title || path}</AdminLink>
                ) : (
                  title || path
                )}
              </span>{' '}
              {isPublic ? null : <Badge>{t`Draft`}</Badge>}
              <span className="import-detail">
                {languageName(locale, i18n.locale)} · <bdi>{path}</bdi>
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? (
          <p className="settings-note">
            <Plural value={more} one="# more is in the report." other="# more are in the report." />
          </p>
        ) : null}
      </Disclosure>
    </section>
  )
}

interface UnmappedProps {
  readonly notes: readonly ImportNotes[]
  readonly isImported: boolean
}

function Unmapped({ notes, isImported }: UnmappedProps) {
  const { t, i18n } = useLingui()
  if (notes.length === 0) return null
  return (
    <section className="import-part" aria-label={t`What could not be mapped`}>
      <Heading level={3} className="import-heading">
        <Trans>What could not be mapped</Trans>
      </Heading>
      <div className="import-notes">
        {notes.map((one) => (
          <Disclosure
            key={one.code}
            title={
              <>
                {i18n._(noteLabels[one.code])} ({new Intl.NumberFormat(i18n.locale).format(one.count)})
              </>
            }
          >
            <ul className="import-list">
              {one.examples.map((example) => (
                <li key={`${example.id} ${example.title} ${example.detail}`}>
                  <Example example={example} isImported={isImported} />
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

interface ExampleProps {
  readonly example: ImportNotes['examples'][number]
  readonly isImported: boolean
}

function Example({ example: { detail, title, id, count }, isImported }: ExampleProps) {
  const { i18n } = useLingui()
  const named = isImported && id !== '' ? <AdminLink to={`/admin/edit/${id}`}>{title}</AdminLink> : title
  return (
    <>
      {detail === '' ? null : <bdi className="import-value">{detail}</bdi>}{' '}
      {count > 1 ? `× ${new Intl.NumberFormat(i18n.locale).format(count)}` : null}
      {title === '' ? null : (
        <span className="import-detail" dir="auto">
          {named}
        </span>
      )}
    </>
  )
}
