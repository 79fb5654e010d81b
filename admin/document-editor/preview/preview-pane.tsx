/**
 * Preview pane: shows the page beside its text. It follows the focused field and links back to the fields.
 */
import type { ContentSource, FromPreview } from '@cyanotype/content/contracts/preview-messages.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Button, SegmentedControl, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CSSProperties, RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Api } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { endPreview } from './public-page.ts'

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
          label={t`Preview width`}
          labelHidden
          segments={[
            { value: 'desktop', label: t`Desktop` },
            { value: 'phone', label: t`Phone` },
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
            <Trans>Open in new tab</Trans>
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

interface PreviewFrameProps {
  readonly url: string
  readonly isPhone: boolean
  /** Changes with each save, so that the page reloads. */
  readonly saved: string
  /** The document of the page. */
  readonly place: { readonly type: string; readonly id: string; readonly locale: string }
  readonly onPoint: (source: ContentSource) => void
}

const changed = { type: 'nuxt-content:editor:file-changed', payload: { additions: [], deletions: [] } }

/** Preview frame: shows the page and accepts messages only from this frame and this origin. */
function PreviewFrame({ url, isPhone, saved, place, onPoint }: PreviewFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState(saved)
  const scroll = useRef({ path: '', y: 0 })
  const scale = usePageScale(frame, isPhone)

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow || origin !== location.origin) return
    const message = messageFromPage(data)
    if (message?.type === 'cyanotype:preview:source') onPoint(message.payload)
    if (message?.type !== 'nuxt-content:preview:ready' || message.payload.path !== scroll.current.path) return
    frame.current.contentWindow.scrollTo({ top: scroll.current.y, behavior: 'instant' })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (shown === saved) return
    setShown(saved)
    const page = frame.current?.contentWindow
    if (!page) return
    scroll.current = { path: page.location.pathname, y: page.scrollY }
    page.postMessage(changed, location.origin)
  }, [saved, shown])

  const follow = useEffectEvent((event: FocusEvent) => {
    const field = fieldOf(event.target, place.locale)
    const { type, id, locale } = place
    const source = field && `[data-source="${CSS.escape(`${type}/${id}/${locale}/${field}`)}"]`
    if (source) frame.current?.contentDocument?.querySelector(source)?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [])

  return (
    <div className="preview-frame" data-phone={isPhone ? '' : undefined}>
      <iframe ref={frame} src={url} title={t`Page preview`} style={scale} />
    </div>
  )
}

const desktopWidth = 1_200
const phoneWidth = 390

/** Renders the page in desktop width and scales it down to the available room, so that its layout stays. */
function usePageScale(frame: RefObject<HTMLIFrameElement | null>, isPhone: boolean): CSSProperties {
  const [room, setRoom] = useState({ width: desktopWidth, height: 800 })
  useLayoutEffect(() => {
    const around = frame.current?.parentElement
    if (!around) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(around)
    return () => watch.disconnect()
  }, [frame])
  const width = isPhone ? phoneWidth : desktopWidth
  const scale = Math.min(1, room.width / width)
  return {
    inlineSize: isPhone || scale < 1 ? `${width}px` : '100%',
    blockSize: `${room.height / scale}px`,
    transform: `scale(${scale})`,
  }
}

const path = z.string().max(2_000)
const name = z.string().max(200)

const fromPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('nuxt-content:preview:ready'), payload: z.object({ path }) }),
  z.object({
    type: z.literal('nuxt-content:preview:navigate'),
    payload: z.object({ path, navigate: z.boolean() }),
  }),
  z.object({
    type: z.literal('cyanotype:preview:source'),
    payload: z.object({ type: name, id: name, locale: name, field: name }),
  }),
])

/** Validates a message of the previewed page. */
export function messageFromPage(data: unknown): FromPreview | undefined {
  return fromPreview.safeParse(data).data
}

/** Returns `hero.title` for a control with the id `en-hero-title`. */
function fieldOf(target: EventTarget | null, locale: string): string | undefined {
  const control = target instanceof Element ? target.closest(`[id^="${locale}-"]`) : null
  return control?.id.slice(locale.length + 1).replaceAll('-', '.')
}
