/** Live preview: the script of a previewed page, which shows what an editor types beside it. */
import { startPreview } from '../../preview/preview-client.ts'
import type { ServedPage } from './served-page.ts'

export interface LivePreviewHooks {
  /** Called when a new version of the page is shown. */
  readonly onShown: () => void
  /** Called with the parts that were removed. */
  readonly onRemoved: (content: ParentNode) => void
}

export function startLivePreview(preview: string, served: ServedPage, hooks: LivePreviewHooks): void {
  let page: Promise<(payload: string) => Promise<void>> | undefined
  startPreview(preview, (payload) => {
    page ??= import('./live-page.ts').then(({ openLivePage }) => openLivePage(served, hooks))
    void page.then((show) => show(payload)).catch(() => location.reload())
  })
}
