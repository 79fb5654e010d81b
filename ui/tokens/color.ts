/** Colour arithmetic: OKLCH to sRGB, and the contrast ratio as WCAG 2.2 defines it. */
import type { Lch } from './scales.ts'

type Triple = [number, number, number]

/** @see https://bottosson.github.io/posts/oklab/ */
function toLinearSrgb([lightness, chroma, hue]: Lch): Triple {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Rounding apart, every channel is there. */
const isShown = (color: Lch) => toLinearSrgb(color).every((channel) => channel > -0.004 && channel < 1.004)

/** What sRGB cannot show loses colourfulness, never lightness: contrast rests on that. */
function inGamut(color: Lch): Lch {
  const [lightness, chroma, hue] = color
  return isShown(color) || chroma < 0.001 ? color : inGamut([lightness, chroma * 0.98, hue])
}

/** The nearest sRGB colour, as `#rrggbb`. */
export function toHex(wanted: Lch): string {
  const color = inGamut(wanted)
  const channels = toLinearSrgb(color).map((channel) => Math.round(clamp(encode(clamp(channel))) * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function toOklch([lightness, chroma, hue]: Lch): string {
  return `oklch(${lightness} ${chroma} ${hue})`
}

function luminance(hex: string): number {
  const channel = (from: number) => decode(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
