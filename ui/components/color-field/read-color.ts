/** Colours in any CSS notation (`#0bf`, `0bddf2`, `teal`, `hsl(207 90% 50%)`), as the hex number that colour pickers take. */
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
  if (!written.startsWith('oklch')) return parseColor(written)
  return lch.every(Number.isFinite) && lch[0] <= 1 ? toHex([...lch]) : parseColor(written)
}

/** The colour that the browser itself paints for a CSS colour. A colour picker knows no opacity: it is left out. */
function parseColor(written: string): string | undefined {
  if (typeof document === 'undefined' || /^(currentcolor|transparent)$/i.test(written)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return undefined
  // A canvas ignores what is no colour, and keeps the one it had.
  const kept = ['#000000', '#ffffff'].map((before) => {
    pen.fillStyle = before
    pen.fillStyle = written
    return pen.fillStyle
  })
  if (kept[0] !== kept[1]) return undefined
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  if (alpha === 0) return undefined
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
