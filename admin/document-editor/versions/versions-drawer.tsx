/** Versions drawer: lists the versions of a text, compares and restores them. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { fieldsOf, may, shared } from '@cyanotype/content/model/index.ts'
import { Badge, Button, SegmentedControl, Skeleton, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { languageLabel, RelativeTime } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import type { DocumentResponse } from '../saving/publishing.ts'
import { focusDialogIfLost, VersionComparison } from './version-comparison.tsx'
import type { Version } from './versions-queries.ts'
import { versionsQuery } from './versions-queries.ts'

export function VersionsDrawer(editor: DocumentEditorState) {
  const { t } = useLingui()
  const [view, change] = useEditSearch()
  const { document } = editor.state
  const isComparing = view.from !== undefined
  return (
    <EditDialog
      isDrawer
      staysOpen
      open
      onClose={() => change({ panel: undefined, layer: undefined, from: undefined, to: undefined })}
      title={isComparing ? t`Changes` : t`Versions`}
      className="versions-drawer"
    >
      {document === undefined ? null : <Versions {...editor} document={document} />}
    </EditDialog>
  )
}

interface VersionsProps extends DocumentEditorState {
  readonly document: DocumentResponse
}

function Versions({ document, ...editorState }: VersionsProps) {
  const { t, i18n } = useLingui()
  const [view, change] = useEditSearch()
  const { type, locale } = editorState
  const hasShared = Object.keys(fieldsOf(type, shared)).length > 0
  const layer: Layer = hasShared ? (view.layer ?? locale) : locale
  if (view.from !== undefined) {
    return (
      <VersionComparison
        {...editorState}
        document={document}
        layer={layer}
        from={view.from}
        to={view.to ?? 'draft'}
        onBack={() => change({ from: undefined, to: undefined })}
      />
    )
  }
  return (
    <>
      {hasShared ? (
        <SegmentedControl
          label={t`Language`}
          labelHidden
          segments={[
            { value: locale, label: languageLabel(locale, i18n.locale) },
            { value: shared, label: t`All languages` },
          ]}
          value={layer}
          onValueChange={(value) => change({ layer: value === shared ? shared : undefined })}
        />
      ) : null}
      <VersionList key={layer} {...editorState} document={document} layer={layer} />
    </>
  )
}

function VersionList({ document, layer, ...editorState }: VersionsProps & { readonly layer: Layer }) {
  const { api } = useAdmin()
  const { type } = editorState
  const found = useInfiniteQuery(versionsQuery(api, { type, document, layer }))
  if (found.isPending) return <Skeleton lines={6} />
  if (found.isError) {
    return <LoadFailure error={found.error} onRetry={found.refetch} />
  }
  const versions = found.data.pages.flatMap(({ items }) => items)
  if (versions.length === 0) {
    return (
      <p>
        <Trans>No versions yet</Trans>
      </p>
    )
  }
  return (
    <>
      <ol ref={focusDialogIfLost} className="version-list plain-list">
        {versions.map((version, index) => (
          <VersionEntry
            key={version.number}
            {...editorState}
            document={document}
            layer={layer}
            version={version}
            previous={versions[index + 1]?.number}
          />
        ))}
      </ol>
      <NextPageButton list={found}>
        <Trans>Show older versions</Trans>
      </NextPageButton>
    </>
  )
}

interface VersionEntryProps extends DocumentEditorState {
  readonly document: DocumentResponse
  readonly layer: Layer
  readonly version: Version
  /** The number of the version before it in the list. Numbers have gaps, because autosaves replace each other. */
  readonly previous: number | undefined
}

/** Version entry: author, time, name and actions of a version. */
function VersionEntry(props: VersionEntryProps) {
  const { t } = useLingui()
  const { type, document, layer, version, previous } = props
  const session = useSession()
  const [, change] = useEditSearch()
  const [isNaming, setIsNaming] = useState(false)
  const { number, at, by, imported, note } = version
  const nobody = imported ? t`Imported` : t`Deleted user`
  const { version: newest, publishedVersion } = document.layers[layer]
  const isNewest = number === newest
  const mayEdit = session !== null && may(session, 'documents.edit', { type, layer })
  return (
    <li className="version-entry">
      <p className="version-words">
        <strong>{note ?? t`Version ${number}`}</strong>
        {isNewest ? <Badge tone="neutral" variant="outline">{t`Current`}</Badge> : null}
        {number === publishedVersion ? <Badge tone="primary">{t`Published`}</Badge> : null}
      </p>
      <p className="version-by">
        <RelativeTime at={at} /> · {by ?? nobody}
      </p>
      {isNaming ? (
        <NameForm {...props} onDone={() => setIsNaming(false)} />
      ) : (
        <div className="version-actions">
          {isNewest ? null : (
            <Button
              size="sm"
              variant="link"
              onClick={() => change({ from: String(number), to: 'draft' })}
              aria-label={t`Compare with current: version ${number}`}
            >
              <Trans>Compare with current</Trans>
            </Button>
          )}
          {previous === undefined ? null : (
            <Button
              size="sm"
              variant="link"
              onClick={() => change({ from: String(previous), to: String(number) })}
              aria-label={t`Changes in this version: ${number}`}
            >
              <Trans>Changes in this version</Trans>
            </Button>
          )}
          {mayEdit ? (
            <Button
              size="sm"
              variant="link"
              onClick={() => setIsNaming(true)}
              aria-label={note === null ? t`Name version ${number}` : t`Rename version ${number}`}
            >
              {note === null ? <Trans>Name version</Trans> : <Trans>Rename</Trans>}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}

function NameForm({ type, document, layer, version, onDone }: VersionEntryProps & { onDone: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim() || null
    const params = { type: type.name, id: document.id, locale: layer, number: version.number }
    try {
      await api('PATCH /api/documents/{type}/{id}/{locale}/versions/{number}', { params, body: { note } })
      await queries.invalidateQueries({ queryKey: ['versions'] })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      toasts.add({ tone: 'danger', urgent: true, title: error.message })
    }
  }
  return (
    <form className="version-name" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        name="note"
        label={t`Version name`}
        hint={t`Named versions are never deleted.`}
        defaultValue={version.note ?? ''}
        maxLength={200}
        ref={focus}
      />
      <div className="version-actions">
        <Button type="submit" size="sm">
          <Trans>Save name</Trans>
        </Button>
        <Button size="sm" variant="outline" color="neutral" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()
