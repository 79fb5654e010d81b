/** What an entry is about: a document by its title, anything else by its kind. */
import { useLingui } from '@lingui/react/macro'
import { DocumentName, typeCalled } from '../../forms/links/index.ts'
import { subjectLabel } from './action-labels.ts'
import type { AuditEntry } from './queries.ts'

export function AuditSubject({ entry: { type, id, document } }: { readonly entry: AuditEntry }) {
  const { i18n } = useLingui()
  const kind = subjectLabel(i18n, type)
  if (document === null || type === null || id === null) return kind
  const name = <DocumentName document={{ ...document, type, id }} />
  // A single document and one that was deleted are named by their kind already.
  if (document.state === 'deleted' || typeCalled(type)?.kind === 'single') return name
  return (
    <span className="audit-subject">
      {name} <span className="audit-kind">{kind}</span>
    </span>
  )
}
