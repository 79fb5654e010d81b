/** Reads colours as the browser computes them: from the stylesheet, not from the data that generated it. */
import { toHex } from '../../ui/tokens/index.ts'

/**
 * A custom property of an element, as `#rrggbb`. A canvas converts every notation to the same three numbers.
 */
export function liveColor(element: Element, property: string): string {
  const value = getComputedStyle(element).getPropertyValue(`--${property}`).trim()
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (value === '' || context === null) return toHex([0, 0, 0])
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
