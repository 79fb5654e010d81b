/** Versions drawer: lists the versions of a text, compares and restores them. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isLocale, shared } from '@cyanotype/content/model/index.ts'
import { Button, SegmentedControl, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { EditDialog } from '../../forms/form-dialog.tsx'
import { languageLabel } from '../../i18n/language-name.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import type { DocumentAnswer } from '../saving/publishing.ts'
import { VersionComparison } from './version-comparison.tsx'
import { VersionEntry } from './version-entry.tsx'
import { versionsQuery } from './versions-queries.ts'

export function VersionsDrawer(editor: DocumentEditorState) {
  const { t } = useLingui()
  const [view, change] = useEditSearch()
  const { document } = editor.state
  const isComparing = view.from !== undefined
  return (
    <EditDialog
      isDrawer
      isKeptOpen
      open
      onClose={() => change({ panel: undefined, from: undefined, to: undefined })}
      title={isComparing ? t`What changed` : t`Versions`}
      className="versions-drawer"
    >
      {document === undefined ? null : <Versions {...editor} document={document} />}
    </EditDialog>
  )
}

interface VersionsProps extends DocumentEditorState {
  readonly document: DocumentAnswer
}

function Versions({ document, ...desk }: VersionsProps) {
  const { t, i18n } = useLingui()
  const [view, change] = useEditSearch()
  const { type, locale } = desk
  const [layer, setLayer] = useState<Layer>(locale)
  const hasShared = Object.keys(fieldsOf(type, shared)).length > 0
  if (view.from !== undefined) {
    return (
      <VersionComparison
        {...desk}
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
          label={t`Versions of`}
          labelHidden
          segments={[
            { value: locale, label: languageLabel(locale, i18n.locale) },
            { value: shared, label: t`In all languages` },
          ]}
          value={layer}
          onValueChange={(value) => setLayer(isLocale(value) ? value : shared)}
        />
      ) : null}
      <VersionList key={layer} {...desk} document={document} layer={layer} />
    </>
  )
}

function VersionList({ document, layer, ...desk }: VersionsProps & { readonly layer: Layer }) {
  const { api } = useAdmin()
  const { type } = desk
  const found = useInfiniteQuery(versionsQuery(api, { type, document, layer }))
  if (found.isPending) return <Skeleton lines={6} />
  if (found.isError) {
    return (
      <div role="alert">
        <p>{found.error.message}</p>
        <Button size="sm" variant="outline" color="neutral" onClick={() => void found.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  const versions = found.data.pages.flatMap(({ items }) => items)
  if (versions.length === 0) {
    return (
      <p>
        <Trans>Nothing is written here yet.</Trans>
      </p>
    )
  }
  return (
    <>
      <ol className="version-list plain-list">
        {versions.map((version) => (
          <VersionEntry key={version.number} {...desk} document={document} layer={layer} version={version} />
        ))}
      </ol>
      {found.hasNextPage ? (
        <Button
          variant="outline"
          color="neutral"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          <Trans>Show older ones</Trans>
        </Button>
      ) : null}
    </>
  )
}
