/**
 * Live page: sends each change of the text to the server and the rendered page to the frame, one request at a
 * time. When the server cannot render it, the page follows the saves.
 */
import type { PreviewPage } from '@cyanotype/content/contracts/preview-messages.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { shared } from '@cyanotype/content/model/index.ts'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { Editing } from '../state/editing-session.ts'
import { changesIn } from '../state/layer-edits.ts'
import type { LatestOnly } from './latest-only.ts'
import { latestOnly } from './latest-only.ts'

/** The document of the page, and the time of the site around it. */
export interface ShownPage {
  readonly type: string
  readonly id: string
  readonly locale: Locale
  /** ISO 8601. Undefined: now. */
  readonly at: string | undefined
}

/** Why the page does not show the text on screen: the text has errors, or it could not be rendered. */
export interface PageTrouble {
  readonly kind: 'text' | 'server'
  readonly message: string
}

export interface LivePage {
  readonly trouble: PageTrouble | undefined
  /** Shows the current text, whether it changed or not. */
  refresh(): void
}

interface LivePageOptions {
  readonly editing: Editing
  readonly shown: ShownPage
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The path of the page. The reader may have followed a link to another one. */
  readonly path: string
}

/** The path that the frame shows. `undefined` for another site, which the reader opened by a link. */
export function pathIn(frame: HTMLIFrameElement | null): string | undefined {
  try {
    return frame?.contentWindow?.location.pathname
  } catch {
    return undefined
  }
}

export function useLivePage(options: LivePageOptions): LivePage {
  const { api } = useAdmin()
  const { editing } = options
  const [trouble, setTrouble] = useState<PageTrouble>()
  const sender = useRef<LatestOnly>(undefined)
  const render = useEffectEvent(async () => {
    const { shown, frame, path } = options
    if (pathIn(frame.current) !== path) return
    try {
      const response = await renderedPage(api, editing, shown)
      const [error] = response.errors
      if (response.page === null) return setTrouble({ kind: 'text', message: error?.message ?? '' })
      const message: PreviewPage = { type: 'cyanotype:preview:page', payload: { path, page: response.page } }
      frame.current?.contentWindow?.postMessage(message, location.origin)
      setTrouble(undefined)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setTrouble({ kind: 'server', message: error.message })
    }
  })
  useEffect(() => {
    const only = latestOnly(() => render())
    sender.current = only
    let { edits } = editing.state()
    const stop = editing.follow(() => {
      const { edits: now } = editing.state()
      if (now !== edits) only.request()
      edits = now
    })
    return () => {
      stop()
      only.stop()
    }
  }, [editing])
  return { trouble, refresh: () => sender.current?.request() }
}

function renderedPage(
  api: ReturnType<typeof useAdmin>['api'],
  editing: Editing,
  { type, id, locale, at }: ShownPage,
) {
  const { edits } = editing.state()
  const layers = { [locale]: changesIn(edits[locale]), [shared]: changesIn(edits[shared]) }
  return api('POST /api/documents/{type}/{id}/preview/page', {
    params: { type, id },
    body: { locale, layers, ...(at !== undefined && { at }) },
  })
}
