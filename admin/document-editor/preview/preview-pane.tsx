/**
 * Preview pane: shows the page beside its text. It changes with each key, follows the focused field and links
 * back to the fields.
 */
import type { ContentSource } from '@cyanotype/content/contracts/preview-messages.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isSiteLocale } from '@cyanotype/content/model/index.ts'
import { Button, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { PreviewFrame } from './preview-frame.tsx'
import type { PreviewView } from './preview-options.tsx'
import { PreviewOptions, phoneWidth, WidthSwitch } from './preview-options.tsx'
import { endPreview } from './public-page.ts'
import type { ShownPage } from './use-live-page.ts'

interface PreviewPaneProps extends DocumentEditorState {
  /** Called when the user selects content of a field on the page. */
  readonly onPoint: (language: Locale, source: ContentSource) => void
}

/** A preview URL expires after one hour. */
const refreshBeforeMs = 50 * 60_000

function previewQuery(api: Api, { type, id, locale, at }: ShownPage) {
  return queryOptions({
    queryKey: ['preview', type, id, locale, at],
    staleTime: refreshBeforeMs,
    refetchInterval: refreshBeforeMs,
    gcTime: 0,
    queryFn: () =>
      api('POST /api/documents/{type}/{id}/preview', {
        params: { type, id },
        body: { locale, ...(at !== undefined && { at }) },
      }),
  })
}

export function PreviewPane({ type, editing, state, locale, onPoint }: PreviewPaneProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [view, change] = usePreviewView(locale)
  const id = state.document?.id
  const shown = { type: type.name, id: id ?? '', locale: view.language, at: view.moment?.instant }
  const preview = useQuery({ ...previewQuery(api, shown), enabled: id !== undefined })
  useDocumentToShow(editing, id)
  useEffect(() => endPreview, [])
  const versions = [view.language, '*' as const].map((layer) => state.document?.layers[layer].version).join()
  const hasLanguages = Object.keys(fieldsOf(type, locale)).length > 0
  return (
    <section className="preview-pane" aria-label={t`Preview`}>
      <div className="preview-bar">
        <WidthSwitch view={view} onChange={change} />
        <div className="preview-tools">
          <PreviewOptions view={view} hasLanguages={hasLanguages} onChange={change} />
          {preview.data ? <OpenInTab url={preview.data.url} /> : null}
        </div>
      </div>
      {preview.isError ? <LoadFailure error={preview.error} onRetry={preview.refetch} /> : null}
      {preview.data ? (
        <PreviewFrame
          key={preview.data.url}
          {...{ editing, shown, url: preview.data.url, width: view.width, theme: view.theme }}
          saved={versions}
          onPoint={(source) => {
            if (source.id === id && isSiteLocale(source.locale)) onPoint(source.locale, source)
          }}
        />
      ) : null}
      {preview.isPending ? <Skeleton shape="picture" /> : null}
    </section>
  )
}

function OpenInTab({ url }: { readonly url: string }) {
  return (
    <Button
      variant="ghost"
      color="neutral"
      size="sm"
      icon="external"
      onClick={() => window.open(url, '_blank')}
    >
      <Trans>Open in new tab</Trans>
    </Button>
  )
}

/** The language follows that of the text until another one is chosen. */
function usePreviewView(locale: Locale): readonly [PreviewView, (change: Partial<PreviewView>) => void] {
  const [view, setView] = useState<Omit<PreviewView, 'language'>>(() => ({
    // A desktop page is unreadable on phones and narrow tablets.
    width: window.matchMedia('(width < 64rem)').matches ? phoneWidth : undefined,
    theme: undefined,
    moment: null,
  }))
  const [chosen, setChosen] = useState({ beside: locale, language: locale })
  const language = chosen.beside === locale ? chosen.language : locale
  const change = ({ language: next, ...rest }: Partial<PreviewView>) => {
    if (next !== undefined) setChosen({ beside: locale, language: next })
    setView({ ...view, ...rest })
  }
  return [{ ...view, language }, change]
}

/** The preview needs a saved document, so a new one is saved first. */
function useDocumentToShow(editing: DocumentEditorState['editing'], id: string | undefined): void {
  const isRequested = useRef(false)
  useEffect(() => {
    if (id !== undefined || isRequested.current) return
    isRequested.current = true
    void editing.importDrafts()
  }, [editing, id])
}
