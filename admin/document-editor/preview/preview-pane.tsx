/**
 * Preview pane: shows the page beside its text. It follows the focused field and links back to the fields.
 */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Button, SegmentedControl, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { endPreview } from './end-preview.ts'
import { PreviewFrame } from './preview-frame.tsx'

interface PreviewPaneProps extends DocumentEditorState {
  /** Called when the user selects content of a field on the page. */
  readonly onPoint: (language: Locale, field: string) => void
}

/** A desktop page is unreadable on phones and narrow tablets. */
const widthAtFirst = () => (window.matchMedia('(width < 64rem)').matches ? 'phone' : 'desktop')

/** A preview URL expires after one hour. */
const refreshBeforeMs = 50 * 60_000

function previewQuery(api: Api, type: string, id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['preview', type, id, locale],
    staleTime: refreshBeforeMs,
    refetchInterval: refreshBeforeMs,
    gcTime: 0,
    queryFn: () => api('POST /api/documents/{type}/{id}/preview', { params: { type, id }, body: { locale } }),
  })
}

export function PreviewPane({ type, editing, state, locale, onPoint }: PreviewPaneProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [width, setWidth] = useState(widthAtFirst)
  const id = state.document?.id
  const preview = useQuery({ ...previewQuery(api, type.name, id ?? '', locale), enabled: id !== undefined })
  useDocumentToShow(editing, id)
  useEffect(() => endPreview, [])
  const versions = [locale, '*' as const].map((layer) => state.document?.layers[layer].version).join()
  return (
    <section className="preview-pane" aria-label={t`Preview`}>
      <div className="preview-bar">
        <SegmentedControl
          label={t`Width of the page`}
          labelHidden
          segments={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Telephone` },
          ]}
          value={width}
          onValueChange={setWidth}
        />
        {preview.data ? (
          <Button
            variant="ghost"
            color="neutral"
            size="sm"
            icon="external"
            onClick={() => window.open(preview.data.url, '_blank')}
          >
            <Trans>Open in a tab</Trans>
          </Button>
        ) : null}
      </div>
      {preview.isError ? (
        <div role="alert" className="preview-failure">
          <p>{preview.error.message}</p>
          <Button variant="outline" color="neutral" size="sm" onClick={() => void preview.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {preview.data ? (
        <PreviewFrame
          key={preview.data.url}
          url={preview.data.url}
          isPhone={width === 'phone'}
          saved={versions}
          place={{ type: type.name, id: id ?? '', locale }}
          onPoint={(source) => {
            if (source.id === id && isLocale(source.locale)) onPoint(source.locale, source.field)
          }}
        />
      ) : null}
      {preview.isPending ? <Skeleton shape="picture" /> : null}
    </section>
  )
}

/** The preview needs a saved document, so a new one is saved first. */
function useDocumentToShow(editing: DocumentEditorState['editing'], id: string | undefined): void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (id !== undefined || isAsked.current) return
    isAsked.current = true
    void editing.importDrafts()
  }, [editing, id])
}
