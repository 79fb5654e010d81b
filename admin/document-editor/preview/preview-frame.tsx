/** Preview frame: shows the page and accepts messages only from this frame and this origin. */
import type { ContentSource, FromPreview } from '@cyanotype/content/contracts/preview-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, RefObject } from 'react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Editing } from '../state/editing-session.ts'
import { openScrolling } from './scroll-to-field.ts'
import type { PageTrouble, ShownPage } from './use-live-page.ts'
import { pathIn, useLivePage } from './use-live-page.ts'

export type PageTheme = 'system' | 'light' | 'dark'

interface PreviewFrameProps {
  readonly editing: Editing
  readonly url: string
  /** In CSS pixels. The page is scaled down if there is less room. Undefined: at least that of a desktop. */
  readonly width: number | undefined
  /** Undefined: as the browser would show the page. */
  readonly theme: PageTheme | undefined
  /** Changes with each save. */
  readonly saved: string
  readonly shown: ShownPage
  readonly onPoint: (source: ContentSource) => void
}

const changed = { type: 'nuxt-content:editor:file-changed', payload: { additions: [], deletions: [] } }

export function PreviewFrame({ editing, url, width, theme, saved, shown, onPoint }: PreviewFrameProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const path = new URL(url, location.href).pathname
  const { trouble, refresh } = useLivePage({ editing, shown, frame, path })
  const [before, setBefore] = useState(saved)
  const scroll = useRef({ path: '', y: 0 })
  const scale = usePageScale(frame, width)
  const setTheme = () => applyTheme(frame.current?.contentDocument?.documentElement, theme)

  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow || origin !== location.origin) return
    const message = messageFromPage(data)
    if (message?.type === 'cyanotype:preview:source') onPoint(message.payload)
    if (message?.type !== 'nuxt-content:preview:ready') return
    setTheme()
    refresh()
    if (message.payload.path !== scroll.current.path) return
    frame.current.contentWindow.scrollTo({ top: scroll.current.y, behavior: 'instant' })
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => handleMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const applyChosenTheme = useEffectEvent(setTheme)
  useEffect(() => {
    if (theme !== undefined) applyChosenTheme()
  }, [theme])

  // The page already shows what was saved, unless it could not be rendered or another page is open.
  const isFollowingSaves = trouble?.kind === 'server'
  useEffect(() => {
    if (before === saved) return
    setBefore(saved)
    const page = frame.current?.contentWindow
    const open = pathIn(frame.current)
    if (!page || open === undefined || (open === path && !isFollowingSaves)) return
    scroll.current = { path: open, y: page.scrollY }
    page.postMessage(changed, location.origin)
  }, [saved, before, path, isFollowingSaves])

  useFollowedField(frame, shown)

  return (
    <div className="preview-page">
      <Trouble trouble={trouble} />
      <div className="preview-frame" data-narrow={width === undefined ? undefined : ''}>
        <iframe ref={frame} src={url} title={t`Page preview`} style={scale} />
      </div>
    </div>
  )
}

/** Scrolls the page to the focused field, and within a text to the block of the caret. */
function useFollowedField(frame: RefObject<HTMLIFrameElement | null>, shown: ShownPage): void {
  const [scrollToField] = useState(openScrolling)
  const follow = useEffectEvent((target: EventTarget | null) => {
    const page = frame.current?.contentDocument
    if (page && target instanceof Element) scrollToField(page, target, shown)
  })
  useEffect(() => {
    const focus = ({ target }: FocusEvent) => {
      // A text follows when its caret has moved, which is later.
      if (target instanceof Element && target.closest('.ProseMirror') === null) follow(target)
    }
    const moveCaret = () => follow(document.activeElement?.closest('.ProseMirror') ?? null)
    document.addEventListener('focusin', focus)
    document.addEventListener('selectionchange', moveCaret)
    return () => {
      document.removeEventListener('focusin', focus)
      document.removeEventListener('selectionchange', moveCaret)
    }
  }, [])
}

function Trouble({ trouble }: { readonly trouble: PageTrouble | undefined }) {
  return (
    <p role="status" className="preview-note">
      {trouble?.kind === 'text' ? <Trans>The page shows your last valid text.</Trans> : null}
      {trouble?.kind === 'server' ? <Trans>The page changes only when you save.</Trans> : null}{' '}
      {trouble?.message}
    </p>
  )
}

function applyTheme(root: HTMLElement | undefined, theme: PageTheme | undefined): void {
  if (root === undefined || theme === undefined) return
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

const desktopWidth = 1_200

/** Renders the page in its width and scales it down to the available room, so that its layout stays. */
function usePageScale(frame: RefObject<HTMLIFrameElement | null>, chosen: number | undefined): CSSProperties {
  const [space, setSpace] = useState({ width: desktopWidth, height: 800 })
  useLayoutEffect(() => {
    const around = frame.current?.parentElement
    if (!around) return undefined
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(around)
    return () => watch.disconnect()
  }, [frame])
  const width = chosen ?? desktopWidth
  const scale = Math.min(1, space.width / width)
  return {
    inlineSize: chosen !== undefined || scale < 1 ? `${width}px` : '100%',
    blockSize: `${space.height / scale}px`,
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
    payload: z.object({
      type: name,
      id: name,
      locale: name,
      field: name,
      block: z.int().min(0).optional(),
    }),
  }),
])

/** Validates a message of the previewed page. */
export function messageFromPage(data: unknown): FromPreview | undefined {
  return fromPreview.safeParse(data).data
}
