/** Colour arithmetic: OKLCH to sRGB, and the contrast ratio as WCAG 2.2 defines it. */
import type { Lch } from './scales.ts'

/** `#rrggbb`. */
export type Hex = `#${string}`

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

/** Every channel is in range, apart from rounding. */
const isShown = (color: Lch) => toLinearSrgb(color).every((channel) => channel > -0.004 && channel < 1.004)

/** A colour outside sRGB loses chroma, never lightness, because contrast depends on lightness. */
function inGamut(color: Lch): Lch {
  const [lightness, chroma, hue] = color
  return isShown(color) || chroma < 0.001 ? color : inGamut([lightness, chroma * 0.98, hue])
}

/** The nearest sRGB colour, as `#rrggbb`. */
export function toHex(target: Lch): Hex {
  const color = inGamut(target)
  const channels = toLinearSrgb(color).map((channel) => Math.round(clamp(encode(clamp(channel))) * 255))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The reverse: a `#rrggbb` colour as lightness, chroma and hue. */
export function toLch(hex: string): Lch {
  const channel = (from: number) => decode(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    Math.hypot(a, b),
    (hue + 360) % 360,
  ]
}

export function toOklch([lightness, chroma, hue]: Lch): string {
  return `oklch(${lightness} ${Number(chroma.toFixed(4))} ${hue})`
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
