/** Preview frame: shows the page and accepts messages only from this frame and this origin. */
import type { ContentSource, FromPreview } from '@cyanotype/content/contracts/preview-messages.ts'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'

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

export function PreviewFrame({ url, isPhone, saved, place, onPoint }: PreviewFrameProps) {
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
      <iframe ref={frame} src={url} title={t`The page as visitors will see it`} style={scale} />
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
