/** Colours as people write them (`#0bf`, `0bddf2`, `oklch(82% 0.18 207)`), as the hex number that browsers and files take. */
import { toHex } from '../../tokens/color.ts'

const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const long = /^#?([0-9a-f]{6})$/i
const oklch =
  /^oklch\(\s*([\d.]+)(%?)(?:\s+(?:,\s*)?|,\s*)([\d.]+)(?:\s+(?:,\s*)?|,\s*)([+-]?[\d.]+)(?:deg)?\s*\)$/i

/** `#rrggbb`, or `undefined` where it is no colour. What a screen cannot show loses colourfulness, as in the tokens. */
export function readColor(text: string): string | undefined {
  const written = text.trim()
  const [, red, green, blue] = short.exec(written) ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase()
  const [, digits] = long.exec(written) ?? []
  if (digits) return `#${digits.toLowerCase()}`
  const [, lightness, percent, chroma, hue] = oklch.exec(written) ?? []
  const lch = [Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)] as const
  return lch.every(Number.isFinite) && lch[0] <= 1 ? toHex([...lch]) : undefined
}
