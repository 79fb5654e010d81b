/**
 * The story at 200 %, as the browser's own zoom shows it: in a frame half as wide and half as high, drawn twice as large.
 * A larger root font would leave the media queries where they are.
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
