/** The frame that holds the page, and what the two say to each other: heard from this very frame and this origin only (H7). */
import type { ContentSource } from '@cyanotype/content/contracts/preview-messages.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageFromPage } from './message-from-page.ts'
import { usePageScale } from './use-frame-scale.ts'

interface PreviewFrameProps {
  readonly url: string
  readonly isPhone: boolean
  /** Changes with each save: the page is then shown anew. */
  readonly saved: string
  /** The document whose page it is. */
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

/** `hero.title` from the control with the id `en-hero-title`. */
function fieldOf(target: EventTarget | null, locale: string): string | undefined {
  const control = target instanceof Element ? target.closest(`[id^="${locale}-"]`) : null
  return control?.id.slice(locale.length + 1).replaceAll('-', '.')
}
