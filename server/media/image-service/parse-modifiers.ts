/**
 * Parses the modifiers in the URL of an image: `f_webp,w_640`. Unknown ones are ignored, so that they do not
 * create other images. Invalid values are rejected.
 */
import { ImageProblem } from './image-problem.ts'

export const formats = ['avif', 'webp', 'jpeg', 'png', 'gif'] as const
export type Format = (typeof formats)[number]

export interface Modifiers {
  readonly width?: number
  readonly height?: number
  readonly format?: Format | 'auto'
  readonly quality?: number
  readonly fit?: (typeof fits)[number]
  readonly position?: string
  readonly background?: string
  readonly enlarge?: true
  readonly still?: true
  readonly effects?: readonly Effect[]
}

/** Changes of the pixels, in the requested order. */
export type Effect =
  | { readonly name: 'blur'; readonly sigma: number }
  | { readonly name: 'sharpen'; readonly sigma: number }
  | { readonly name: 'rotate'; readonly angle: number }
  | { readonly name: 'flip' | 'flop' | 'grayscale' }
  | {
      readonly name: 'extract'
      readonly left: number
      readonly top: number
      readonly width: number
      readonly height: number
    }

/**
 * The screen sizes for which images are rendered (the specification, section 9), at single and double
 * density.
 */
const screens = [320, 640, 768, 1_024, 1_280, 1_536]
const cachedSides = new Set(screens.flatMap((screen) => [screen, 2 * screen]))
export const maxRequestedSide = 3_072
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
const positions = new Set([
  ...['center', 'centre', 'top', 'right', 'bottom', 'left', 'entropy', 'attention'],
  ...['right top', 'right bottom', 'left bottom', 'left top'],
  ...['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
])

type Reader = (value: string, before: Modifiers) => Modifiers

const effect = (before: Modifiers, one: Effect): Modifiers => ({
  effects: [...(before.effects ?? []).slice(0, 7), one],
})

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    width: (value) => ({ width: side('width', value) }),
    height: (value) => ({ height: side('height', value) }),
    resize: bothSides,
    format: formatNamed,
    quality: (value) => ({ quality: integerOf('quality', value, 100) }),
    fit: (value) =>
      definite(
        'fit',
        fits.find((fit) => fit === value),
      ),
    position: (value) => definite('position', positions.has(plain(value)) ? plain(value) : undefined),
    background: (value) => definite('background', colour(value)),
    enlarge: (value) => (value === 'false' ? {} : { enlarge: true }),
    animated: (value) => (value === 'false' ? { still: true } : {}),
    blur: (value, before) => effect(before, { name: 'blur', sigma: sigma('blur', value || '1') }),
    sharpen: (value, before) => effect(before, { name: 'sharpen', sigma: sigma('sharpen', value || '1') }),
    rotate: (value, before) => effect(before, { name: 'rotate', angle: rightAngle(value) }),
    flip: (_value, before) => effect(before, { name: 'flip' }),
    flop: (_value, before) => effect(before, { name: 'flop' }),
    grayscale: (_value, before) => effect(before, { name: 'grayscale' }),
    extract: (value, before) => effect(before, extract(value)),
  } satisfies Record<string, Reader>),
)

const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ w: 'width', h: 'height', s: 'resize', f: 'format', q: 'quality', pos: 'position', b: 'background' },
    ...{ a: 'animated', crop: 'extract' },
  }),
)

/** `text` is the part of the URL, still encoded. */
export function readModifiers(text: string): Modifiers {
  const decoded = decodeURIComponent(text)
  if (decoded === '') throw new ImageProblem('IPX_MISSING_MODIFIERS', 'Modifiers are missing: use _ for none')
  let read: Modifiers = {}
  for (const one of decoded.split(/[&,]/)) {
    const [, name = '', value = ''] = /^([^_:=]*)(?:[_:=](.*))?$/s.exec(one) ?? []
    const reader = readers.get(shortNames.get(name) ?? name)
    if (reader !== undefined) read = { ...read, ...reader(value, read) }
  }
  return read
}

function bothSides(value: string): Modifiers {
  const [width = '', height = width, ...more] = value.split('x')
  if (more.length > 0) throw refused('resize', value)
  return { width: side('width', width), height: side('height', height) }
}

/** An unknown format is ignored, and that of the source is kept. */
function formatNamed(value: string): Modifiers {
  const format = [...formats, 'auto' as const].find((one) => one === (value === 'jpg' ? 'jpeg' : value))
  return format === undefined ? {} : { format }
}

function definite<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]: Value })
}

const side = (name: string, value: string) => integerOf(name, value, maxRequestedSide)

function integerOf(name: string, value: string, max: number): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > max) throw refused(name, value, ` up to ${max}`)
  return number
}

function refused(name: string, value: string, bound = ''): ImageProblem {
  const got = value.replace(/[^\w .:#%-]/g, '?').slice(0, 40)
  return new ImageProblem(
    'IPX_INVALID_MODIFIER',
    `Expected positive integer for ${name}${bound}, got "${got}"`,
  )
}

function sigma(name: string, value: string): number {
  const number = Number(value)
  if (!(number >= 0.3 && number <= 100)) throw refused(name, value)
  return number
}

/** Multiples of 90 degrees only, because other angles would need a background. */
function rightAngle(value: string): number {
  const angle = Number(value)
  if (!Number.isInteger(angle / 90) || Math.abs(angle) > 3_600) throw refused('rotate', value)
  return angle
}

function extract(value: string): Effect {
  const [left = '', top = '', width = '', height = ''] = value.split('_')
  const offset = (text: string) => (/^0+$/.test(text) ? 0 : integerOf('extract', text, 12_000))
  return {
    name: 'extract',
    left: offset(left),
    top: offset(top),
    width: integerOf('extract', width, 12_000),
    height: integerOf('extract', height, 12_000),
  }
}

function colour(value: string): string | undefined {
  const hex = value.replace(/^#/, '').toLowerCase()
  return /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex) ? `#${hex}` : undefined
}

const plain = (value: string) => value.replace(/[+-]/g, ' ').toLowerCase()

/** The social card of a page: `site/layout/head/structured-data.ts`. */
const isCard = ({ width, height, fit }: Modifiers) => width === 1200 && height === 630 && fit === 'cover'

const iconSides = new Set([48, 180, 192, 512])

/** An icon of the site: `content/contracts/icon-address.ts`. */
function isIcon({ width = 0, height, format, fit, background, ...others }: Modifiers): boolean {
  if (width !== height || !iconSides.has(width) || Object.keys(others).length > 0) return false
  return format === 'png' && fit === 'cover' && background === (width === 180 ? '#ffffff' : undefined)
}

/** Only icons, common screen sizes and social cards are cached, because requests could create millions of others. */
export function isCacheable(modifiers: Modifiers): boolean {
  if (isIcon(modifiers)) return true
  const { width, height, format: _format, fit, ...others } = modifiers
  if (isCard(modifiers)) return Object.keys(others).length === 0
  const isCachedSide = (side: number | undefined) => side === undefined || cachedSides.has(side)
  return isCachedSide(width) && isCachedSide(height) && fit === undefined && Object.keys(others).length === 0
}

/** The sizes that pages and the admin request: `site/features/images/site-picture.tsx`. */
export function isUsedByPages(modifiers: Modifiers): boolean {
  if (isIcon(modifiers)) return true
  const { width = 0, format = '', ...others } = modifiers
  if (isCard(modifiers)) return isCacheable(modifiers) && format === 'jpeg'
  return cachedSides.has(width) && ['avif', 'webp'].includes(format) && Object.keys(others).length === 0
}

export function changesNothing(modifiers: Modifiers, format: Format | undefined): boolean {
  return format === undefined && Object.keys(modifiers).every((name) => name === 'format')
}
