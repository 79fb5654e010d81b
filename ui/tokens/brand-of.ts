/** A house's own colour, as somebody picked it, becomes the brand that all colours of the house are turned to. */
import type { Brand } from './brand.ts'
import { brand } from './brand.ts'
import { toLch } from './color.ts'
import { missedPairs } from './missed-pairs.ts'
import { scales } from './scales.ts'

const [, ownChroma] = scales['electric-cyan'][500]
/** Louder than this, tints and soft grounds are no grounds any more. */
const loudest = 1.8
const quieter = 0.05

/**
 * Hue and colourfulness are those of the colour. Its lightness is not: each step of a scale has one of its own, at which
 * words stay readable. Where a colour is so loud that a pair misses its contrast, it becomes quieter until none does.
 */
export function brandOf(hex: string): Brand {
  const [, chroma, hue] = toLch(hex)
  const isGrey = chroma < 0.008
  const wanted = isGrey ? 0 : Math.min(loudest, chroma / ownChroma)
  let house: Brand = { hue: isGrey ? brand.hue : Math.round(hue), strength: rounded(wanted) }
  while (house.strength > 0 && missedPairs(house).length > 0) {
    house = { ...house, strength: rounded(Math.max(0, house.strength - quieter)) }
  }
  return house
}

const rounded = (strength: number) => Math.round(strength * 100) / 100
