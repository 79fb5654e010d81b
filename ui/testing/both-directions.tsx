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
