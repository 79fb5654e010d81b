/** Live page: shows the next version of a previewed page in place. Loaded with its first version. */
import { parse } from 'devalue'
import { fromData, loadStylesheets, updatePage } from '../navigation/swap-page.ts'
import type { LivePreviewHooks } from './index.ts'
import { createMorph } from './morph.ts'
import type { ServedPage } from './served-page.ts'

/** Returns a function that shows a page, as in its payload. While stylesheets load, a newer one takes its place. */
export function openLivePage(served: ServedPage, { onShown, onRemoved }: LivePreviewHooks) {
  const morph = createMorph(served)
  let newest = 0
  return async (payload: string): Promise<void> => {
    newest += 1
    const number = newest
    const page = fromData(parse(payload).data)
    await loadStylesheets(page)
    if (number !== newest) return
    updatePage(page, (main) => onRemoved(morph(main, page.content)))
    onShown()
  }
}
