/** Expanded entry of the audit log: changes field by field, and further details. */
import type { DiffField } from '@cyanotype/ui/index.ts'
import { Definition, DefinitionList, DiffFields, Drawer } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { ComparisonSwitch, TextComparison } from '../../document-editor/comparison/text-comparison.tsx'
import { fieldLabel } from '../../document-editor/fields/find-field.ts'
import { RelativeTime, useMomentFormat } from '../../i18n/formats.tsx'
import { DocumentName, typeCalled } from '../../links/index.ts'
import { actionLabel, detailLabel, subjectLabel } from './action-labels.ts'
import type { AuditEntry } from './queries.ts'
import { auditUsersQuery, readLogSearch, writeLogSearch } from './queries.ts'

interface AuditEntryDrawerProps {
  readonly entry: AuditEntry | undefined
  readonly onClose: () => void
}

export function AuditEntryDrawer({ entry, onClose }: AuditEntryDrawerProps) {
  const { i18n } = useLingui()
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      title={entry === undefined ? null : actionLabel(i18n, entry.action)}
    >
      {entry === undefined ? null : <Entry entry={entry} />}
    </Drawer>
  )
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t, i18n } = useLingui()
  const { at, user, address, id, details, hash, number } = entry
  const written = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const others = Object.entries(details).filter(([name]) => name !== 'before' && name !== 'after')
  return (
    <div className="audit-entry">
      <DefinitionList>
        <Definition term={t`Who`}>{user?.username ?? (user === null ? t`System` : user.id)}</Definition>
        <Definition term={t`When`}>
          <RelativeTime at={at} />
        </Definition>
        {address === null ? null : (
          <Definition term={t`IP address`}>
            <code>{address}</code>
          </Definition>
        )}
        {id === null ? null : (
          <Definition term={t`Target`}>
            <p>
              <AuditSubject entry={entry} /> <code>{id}</code>
            </p>
            <AdminLink to={`/admin/logs${writeLogSearch(readLogSearch({ subject: id }))}`}>
              <Trans>Show all related entries</Trans>
            </AdminLink>
          </Definition>
        )}
        {others.map(([name, value]) => (
          <Definition key={name} term={detailLabel(i18n, name)}>
            {isMoment(name, value) ? (
              <time dateTime={value}>{written(value)}</time>
            ) : (
              <code>{textOf(value)}</code>
            )}
          </Definition>
        ))}
        <Definition term={t`Hash`}>
          <code>
            {number}: {hash}
          </code>
        </Definition>
      </DefinitionList>
      <Changes type={entry.type} changes={changesIn(details)} />
    </div>
  )
}

/** When a scheduled action is due. Entries of another version may have anything there. */
const isMoment = (name: string, value: unknown): value is string =>
  (name === 'due' || name === 'at') && typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Subject of an entry: a document by its title, a user by the name, anything else by its kind. */
export function AuditSubject({ entry: { type, id, document } }: { readonly entry: AuditEntry }) {
  const { i18n } = useLingui()
  const kind = subjectLabel(i18n, type)
  if (type === 'user' && id !== null) return <UserSubject id={id} kind={kind} />
  if (document === null || type === null || id === null) return kind
  const name = <DocumentName document={{ ...document, type, id }} />
  // The kind already names a single or a deleted document.
  if (document.state === 'deleted' || typeCalled(type)?.kind === 'single') return name
  return (
    <span className="audit-subject">
      {name} <span className="audit-kind">{kind}</span>
    </span>
  )
}

/** The log names users by id only. A deleted user has no name any more. */
function UserSubject({ id, kind }: { readonly id: string; readonly kind: string }) {
  const { api } = useAdmin()
  const users = useQuery(auditUsersQuery(api)).data?.items ?? []
  const user = users.find((one) => one.id === id)
  if (user === undefined) return kind
  return (
    <span className="audit-subject">
      {user.username} <span className="audit-kind">{kind}</span>
    </span>
  )
}

interface ChangesProps {
  readonly type: string | null
  readonly changes: readonly Change[]
}

/** Texts as a diff, all other fields as values. */
function Changes({ type, changes }: ChangesProps) {
  const { i18n } = useLingui()
  if (changes.length === 0) return null
  const fields = typeCalled(type ?? '')?.fields ?? {}
  const isText = ({ name }: Change) => fields[name]?.kind === 'mdx'
  const labelled = ({ name, ...change }: Change): DiffField => ({
    ...change,
    label: type === 'user' ? detailLabel(i18n, name) : fieldLabel(i18n, fields, [name]),
  })
  const texts = changes.filter(isText).map(labelled)
  const values = changes.filter((change) => !isText(change)).map(labelled)
  return (
    <section>
      <h3 className="audit-title">
        <Trans>Changes</Trans>
      </h3>
      {values.length > 0 ? <DiffFields fields={values} /> : null}
      {texts.length > 0 ? <ComparisonSwitch /> : null}
      {texts.map((field) => (
        <div key={field.label} className="audit-text">
          <h4>{field.label}</h4>
          <TextComparison {...field} layout="within" />
        </div>
      ))}
    </section>
  )
}

interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** The log stores the fields before and after the change. */
function changesIn({ before, after }: AuditEntry['details']): readonly Change[] {
  const [one, other] = [stateOf(before), stateOf(after)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.map((name) => ({ name, before: textOf(one[name]), after: textOf(other[name]) }))
}

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? Object.fromEntries(Object.entries(state)) : {}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}
