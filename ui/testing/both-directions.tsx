import type { ReactElement } from 'react'
import { UiProvider } from '../provider/ui-provider.tsx'
import { render } from './render.tsx'

/** Runs keys in both directions, because the arrow that moves forward depends on the reading direction. */
export async function inBothDirections(
  element: ReactElement,
  run: (onward: string, back: string) => Promise<void>,
): Promise<void> {
  for (const [dir, onward, back] of [
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const) {
    const { host, rerender } = render(null)
    host.dir = dir
    rerender(<UiProvider dir={dir}>{element}</UiProvider>)
    await run(onward, back)
    host.hidden = true
  }
}

/** The boxes of the first and of the last sign in the last text of an element. */
export function outerSigns(element: Element | null | undefined): {
  readonly first: DOMRect
  readonly last: DOMRect
} {
  const texts = element ? document.createTreeWalker(element, NodeFilter.SHOW_TEXT) : undefined
  const text = texts?.lastChild()
  const length = text?.textContent?.length ?? 0
  if (!text || length === 0) throw new Error('The element has no text.')
  const boxAt = (start: number) => {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + 1)
    return range.getBoundingClientRect()
  }
  return { first: boxAt(0), last: boxAt(length - 1) }
}
