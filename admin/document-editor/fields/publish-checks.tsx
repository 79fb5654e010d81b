/** Publish checks: errors and suggestions, requested from the server after each save. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isSiteLocale, shared } from '@cyanotype/content/model/index.ts'
import { Button, Icon, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { languageName } from '../../i18n/formats.tsx'
import type { DocumentFinding } from '../document-queries.ts'
import { checksQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { ScheduledList } from '../publishing/scheduled-list.tsx'
import type { DocumentResponse } from '../saving/publishing.ts'
import { fieldIdOf, fieldLabel, goToFieldOnceRendered } from './find-field.ts'

/** A document in the trash cannot be published, so it is not checked. */
export function PublishChecks(editor: DocumentEditorState) {
  const { document } = editor.state
  if (document?.trashedAt != null) return null
  return (
    <section className="side-section before-publishing" aria-labelledby="before-publishing">
      <h2 id="before-publishing">
        <Trans>Publishing checks</Trans>
      </h2>
      {document === undefined ? (
        <p>
          <Trans>Publishing checks appear once you start writing.</Trans>
        </p>
      ) : (
        <Checks {...editor} document={document} />
      )}
      <ScheduledList {...editor} />
    </section>
  )
}

function Checks({ document, ...editorState }: DocumentEditorState & { readonly document: DocumentResponse }) {
  const { type, locale } = editorState
  const { api } = useAdmin()
  const { data, isError } = useQuery({
    ...checksQuery(api, { type, document }),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return (
      <p>
        <Trans>Could not run the publishing checks. They run again when you publish.</Trans>
      </p>
    )
  }
  if (data === undefined) return <Skeleton lines={2} />
  const here = data.filter(({ layer }) => layer === locale || layer === shared)
  if (here.length === 0) {
    return (
      <p className="all-is-here">
        <Icon name="check" />
        <Trans>Ready to publish</Trans>
      </p>
    )
  }
  return <CheckList type={type} findings={here} locale={locale} />
}

interface CheckListProps {
  readonly type: DocumentType
  readonly findings: readonly DocumentFinding[]
  readonly locale: string
  /** Called before a link moves the focus. */
  readonly onGo?: () => void
}

/** Check list: errors that prevent publishing and suggestions, each with a link to its place. */
export function CheckList({ type, findings, locale, onGo }: CheckListProps) {
  const { t, i18n } = useLingui()
  const [, changeView] = useEditSearch()
  const go = ({ layer, field, line }: DocumentFinding) => {
    onGo?.()
    changeView({ part: 'write', ...(isSiteLocale(layer) ? { language: layer } : {}) })
    const place = fieldIdOf(layer, field?.split('.') ?? [])
    goToFieldOnceRendered(place, { line: line ?? undefined })
  }
  return (
    <ul className="check-list plain-list">
      {findings.map((finding) => {
        const { severity, layer, field, message, line, code } = finding
        const isElsewhere = layer !== shared && layer !== locale && isSiteLocale(layer)
        const label = field === null ? '' : fieldLabel(i18n, type.fields, field.split('.'))
        return (
          <li key={[layer, field, line, code, message].join()} data-severity={severity}>
            <Icon name="warning" label={severity === 'error' ? t`Error` : t`Suggestion`} />
            <span>
              {field === null ? null : (
                <Button variant="link" size="sm" onClick={() => go(finding)}>
                  {isElsewhere ? `${label} (${languageName(layer, i18n.locale)})` : label}
                </Button>
              )}{' '}
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface OfDocument extends Pick<DocumentEditorState, 'type'> {
  readonly document: DocumentEditorState['state']['document']
}

/** Findings that the field or another part of the screen already shows. */
const isReportedElsewhere = ({ code }: DocumentFinding) =>
  code.startsWith('field.') || code === 'check.missingTranslation' || code === 'check.outdatedTranslation'

/** Findings of the checks by field, such as `en.body`. `undefined` while the newest text is being checked. */
export function useFindings(of: OfDocument): ReadonlyMap<string, readonly DocumentFinding[]> | undefined {
  const { api } = useAdmin()
  const { data } = useQuery({ ...checksQuery(api, of), enabled: of.document?.trashedAt === null })
  return useMemo(() => {
    if (data === undefined) return undefined
    const findings = new Map<string, DocumentFinding[]>()
    for (const finding of data) {
      if (finding.field === null || isReportedElsewhere(finding)) continue
      const [field] = finding.field.split('.')
      const key = `${finding.layer}.${field}`
      findings.set(key, [...(findings.get(key) ?? []), finding])
    }
    return findings
  }, [data])
}
