/** The documents of a publish set, with their languages and what has to be fixed. */
import { isSiteLocale, may } from '@cyanotype/content/model/index.ts'
import { Button, EmptyState, Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { FieldProblem } from '../../api/api-problem.ts'
import { problemText } from '../../api/api-problem.ts'
import { titleWithLanguage } from '../../api/document-summary.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { fieldLabel } from '../../document-editor/fields/find-field.ts'
import { languageName } from '../../i18n/formats.tsx'
import { typeCalled } from '../../links/index.ts'
import { LocaleBadge, statusLabels } from '../../lists/locale-badge.tsx'
import type { PublishSet, SetDocument } from '../../publish-sets/queries.ts'
import { isUnpublished } from '../../publish-sets/queries.ts'
import type { SetWork } from './use-set-work.ts'

interface SetDocumentsProps {
  readonly set: PublishSet
  /** Each path begins with `documents` and a place in the list. */
  readonly problems: readonly FieldProblem[]
  /** Whether documents can be removed now, by users who may edit them. */
  readonly canRemove: boolean
  readonly work: SetWork
}

export function SetDocuments({ set, problems, canRemove, work }: SetDocumentsProps) {
  const { t } = useLingui()
  const part = useRef<HTMLDivElement>(null)
  const noteRemoval = useFocusAfterRemoval(part, set.items.length)
  return (
    <div ref={part} tabIndex={-1}>
      {set.items.length === 0 ? (
        <EmptyState title={t`This set has no documents`} icon="document">
          <Trans>
            Choose “Add to publish set…” in the menu of a document, or select documents in a list.
          </Trans>
        </EmptyState>
      ) : (
        <ul className="publish-set-documents plain-list" aria-label={t`Documents`}>
          {set.items.map((item, place) => (
            <DocumentRow
              key={item.id}
              {...{ set, item, canRemove, work }}
              onRemove={() => noteRemoval(place)}
              problems={problems.flatMap(({ path, ...rest }) =>
                path[0] === 'documents' && path[1] === place ? { ...rest, path: path.slice(2) } : [],
              )}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The removed document had the focus: the one in its place receives it, or the message that none is left. */
function useFocusAfterRemoval(part: RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const removed = useRef<number>(undefined)
  useLayoutEffect(() => {
    const { current: place } = removed
    removed.current = undefined
    if (place === undefined) return
    const rows = part.current?.querySelectorAll('.publish-set-document')
    const row = rows?.item(Math.min(place, count - 1))
    const target = row?.querySelector<HTMLElement>('a') ?? part.current
    target?.focus()
  }, [part, count])
  return (place) => {
    removed.current = place
  }
}

interface DocumentRowProps extends SetDocumentsProps {
  readonly item: SetDocument
  readonly onRemove: () => void
}

function DocumentRow({ set, item, problems, canRemove, work, onRemove }: DocumentRowProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const { name, lang } = useName()(item)
  const type = typeCalled(item.type)
  const mayEdit = session !== null && may(session, 'documents.edit', type && { type })
  const address = `/admin/edit/${type?.kind === 'single' ? item.type : item.id}`
  const remove = () => {
    onRemove()
    void work.run(() =>
      api('DELETE /api/publish-sets/{set}/documents/{id}', { params: { set: set.id, id: item.id } }),
    )
  }
  return (
    <li className="publish-set-document">
      <div className="publish-set-document-title">
        <AdminLink to={address} variant="quiet" lang={lang}>
          {name}
        </AdminLink>
        {type?.kind === 'single' ? null : (
          <span className="publish-set-document-type">
            {type === undefined ? item.type : i18n._(type.labelOne)}
          </span>
        )}
      </div>
      <Languages item={item} />
      {canRemove && mayEdit ? (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="close"
          disabled={work.isBusy}
          aria-label={t`Remove “${name}” from the set`}
          onClick={remove}
        />
      ) : null}
      <Problems item={item} problems={problems} />
    </li>
  )
}

/** A single has the name of its type. */
function useName() {
  const { t, i18n } = useLingui()
  const { language } = useAdmin()
  return ({ type: name, titles }: SetDocument) => {
    const type = typeCalled(name)
    const titled = type?.kind === 'single' ? undefined : titleWithLanguage(titles, language)
    if (titled !== undefined) return { name: titled.title, lang: titled.locale }
    return { name: type?.kind === 'single' ? i18n._(type.label) : t`Untitled`, lang: undefined }
  }
}

function Languages({ item: { layers, isTrashed } }: { readonly item: SetDocument }) {
  const { i18n } = useLingui()
  const languages = layers.flatMap(({ layer, status }) => (isSiteLocale(layer) ? [{ layer, status }] : []))
  const [common] = layers
  return (
    <div className="publish-set-document-languages">
      {languages.map(({ layer, status }) => (
        <LocaleBadge key={layer} locale={layer} status={status} />
      ))}
      {languages.length === 0 && common !== undefined ? i18n._(statusLabels[common.status]) : null}
      {isTrashed || layers.some(isUnpublished) ? null : (
        <span className="publish-set-document-note">
          <Trans>Already published</Trans>
        </span>
      )}
    </div>
  )
}

interface ProblemsProps {
  readonly item: SetDocument
  readonly problems: readonly FieldProblem[]
}

function Problems({ item: { type: name, isTrashed }, problems }: ProblemsProps) {
  const { t, i18n } = useLingui()
  const fields = typeCalled(name)?.fields ?? {}
  const lines = problems.map(({ path, ...problem }) => {
    const [layer = '', ...rest] = path.map(String)
    const language = isSiteLocale(layer) ? ` (${languageName(layer, i18n.locale)})` : ''
    const field = rest.length === 0 ? '' : `${fieldLabel(i18n, fields, rest)}${language}: `
    return field + problemText(i18n, { path, ...problem })
  })
  const isKnown = problems.some(({ path }) => path.length === 0)
  const all = isTrashed && !isKnown ? [t`In the trash`, ...lines] : lines
  if (all.length === 0) return null
  return (
    <ul className="publish-set-problems plain-list">
      {all.map((line) => (
        <li key={line}>
          <Icon name="warning" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}
