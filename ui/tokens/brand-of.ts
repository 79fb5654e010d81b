/** Turns a chosen colour into a brand that keeps every contrast. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import { toHex, toLch } from './color.ts'
import { scales } from './scales.ts'

const [, ownChroma] = scales['electric-cyan'][500]
/** Beyond this strength, tints no longer work as backgrounds. A test checks every contrast up to here. */
const maxStrength = 1.8

/**
 * Filled buttons have exactly this colour. Links, focus and tints use steps of a scale with the same hue and
 * strength, each as light as its contrast requires.
 */
export function brandOf(hex: string): Brand {
  const color = toLch(hex)
  const [, chroma, hue] = color
  const isGrey = chroma < 0.008
  const strength = isGrey ? 0 : Math.min(maxStrength, chroma / ownChroma)
  return {
    hue: isGrey ? brand.hue : Math.round(hue),
    strength: Math.round(strength * 100) / 100,
    color: toHex(color),
  }
}
