/**
 * Shows a story at 200 % like browser zoom: in a frame of half the width and height, scaled to twice the
 * size. A larger root font would not change the media queries.
 */
import type { Globals } from 'storybook/internal/types'
import { initialGlobals } from './toolbars.ts'

interface ZoomedProps {
  readonly id: string
  readonly globals: Globals
}

export function Zoomed({ id, globals }: ZoomedProps) {
  const wishes = Object.entries({ ...initialGlobals, ...globals, text: initialGlobals.text })
  const query = new URLSearchParams({
    viewMode: 'story',
    id,
    globals: wishes
      .filter(([name]) => name in initialGlobals)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  })
  return (
    <div className="zoomed">
      <iframe title="200 %" src={`iframe.html?${query}`} />
    </div>
  )
}
