/**
 * Font pairings that a site can choose in its settings instead of the default fonts: their families, and which
 * file has which characters. The files are in `site/public/assets/fonts`.
 */
import { pairingFiles } from './pairing-files.ts'

interface FontFamily {
  /** A package of `@fontsource-variable`, and the name of its files. */
  readonly source: string
  readonly hasItalic: boolean
  /** Enlarges families with small letters, so that text keeps its size with every pairing. */
  readonly sizeAdjust?: string
}

export const fontFamilies = {
  'EB Garamond': { source: 'eb-garamond', hasItalic: true, sizeAdjust: '112%' },
  Inter: { source: 'inter', hasItalic: true },
  Manrope: { source: 'manrope', hasItalic: false },
  Roboto: { source: 'roboto', hasItalic: true },
  'Roboto Slab': { source: 'roboto-slab', hasItalic: false },
  'Source Sans 3': { source: 'source-sans-3', hasItalic: true, sizeAdjust: '104%' },
} as const satisfies Record<string, FontFamily>

type FamilyName = keyof typeof fontFamilies

/** The weights that stylesheets use. */
export const pairingWeights = { min: 400, max: 700 } as const

/** The characters of each file. The ranges do not overlap, so a character is in one file. */
export const pairingScripts = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
  greek: [
    [0x37e, 0x37e],
    [0x384, 0x3ce],
  ],
} as const satisfies Record<string, readonly (readonly [from: number, to: number])[]>

export type PairingScript = keyof typeof pairingScripts

const scriptNames = ['latin', 'latin-ext', 'greek'] as const satisfies readonly PairingScript[]

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Helvetica Neue', Arial, sans-serif"
const systemSans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

interface FontPairing {
  /** The families that it loads. */
  readonly families: readonly FamilyName[]
  /** For headings, for long texts, and for the interface and documentation. */
  readonly display: string
  readonly serif: string
  readonly sans: string
}

export const fontPairings = {
  system: {
    families: [],
    display: systemSans,
    serif: "ui-serif, Georgia, Cambria, 'Noto Serif', 'Times New Roman', serif",
    sans: systemSans,
  },
  garamond: {
    families: ['EB Garamond', 'Source Sans 3'],
    display: `'EB Garamond', ${serif}`,
    serif: `'EB Garamond', ${serif}`,
    sans: `'Source Sans 3', ${sans}`,
  },
  inter: {
    families: ['Inter'],
    display: `Inter, ${sans}`,
    serif: `Inter, ${sans}`,
    sans: `Inter, ${sans}`,
  },
  manrope: {
    families: ['Manrope', 'Source Sans 3'],
    display: `Manrope, ${sans}`,
    serif: `'Source Sans 3', ${sans}`,
    sans: `'Source Sans 3', ${sans}`,
  },
  roboto: {
    families: ['Roboto Slab', 'Roboto'],
    display: `'Roboto Slab', ${serif}`,
    serif: `Roboto, ${sans}`,
    sans: `Roboto, ${sans}`,
  },
} as const satisfies Record<string, FontPairing>

export type FontPairingName = keyof typeof fontPairings

export interface PairingFace {
  readonly family: FamilyName
  readonly style: 'normal' | 'italic'
  readonly script: PairingScript
  /** The name of its file without its hash: `inter-italic-greek`. */
  readonly name: string
}

export function facesOfFamily(family: FamilyName): readonly PairingFace[] {
  const { source, hasItalic } = fontFamilies[family]
  const styles = hasItalic ? (['normal', 'italic'] as const) : (['normal'] as const)
  return styles.flatMap((style) =>
    scriptNames.map((script) => ({
      family,
      style,
      script,
      name: `${source}${style === 'italic' ? '-italic' : ''}-${script}`,
    })),
  )
}

/** The faces that a pairing loads. The name of a face is declared for its file. */
const facesOf = (pairing: FontPairingName) => fontPairings[pairing].families.flatMap(facesOfFamily)

/** The URL of a file. It contains the hash of the file, so it can be cached for ever. */
export const fontFolder = '/assets/fonts/'
const urlOf = ({ name }: PairingFace) => `${fontFolder}${name}.${pairingFiles[name]}.woff2`

const hex = (code: number) => code.toString(16).toUpperCase()

function rangeOf(script: PairingScript): string {
  return pairingScripts[script]
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',')
}

/** The `@font-face` rules of a pairing. A browser loads a file when the page has one of its characters. */
export function fontFaceRules(pairing: FontPairingName): readonly string[] {
  return facesOf(pairing).map((face) => {
    const { family, style, script } = face
    const adjustment = adjustmentOf(family)
    return (
      `@font-face{font-family:'${family}';font-style:${style};font-display:swap;` +
      `font-weight:${pairingWeights.min} ${pairingWeights.max};src:url(${urlOf(face)}) format('woff2');` +
      `unicode-range:${rangeOf(script)}${adjustment === undefined ? '' : `;size-adjust:${adjustment}`}}`
    )
  })
}

function adjustmentOf(family: FamilyName): string | undefined {
  const { sizeAdjust }: FontFamily = fontFamilies[family]
  return sizeAdjust
}

/** The custom properties of the fonts. Greek pages read those with `-greek`. All families have wide spaces. */
export function fontProperties(pairing: FontPairingName): Readonly<Record<`--${string}`, string>> {
  const { display, serif: text, sans: plain } = fontPairings[pairing]
  return {
    '--font-display': display,
    '--font-display-greek': display,
    '--font-serif': text,
    '--font-serif-greek': text,
    '--font-sans': plain,
    '--font-sans-greek': plain,
    '--word-space': '0',
  }
}

/** The stylesheet of a pairing, to be loaded after the stylesheet of the product. */
export function fontsCss(pairing: FontPairingName): string {
  const properties = Object.entries(fontProperties(pairing)).map(([name, value]) => `${name}:${value}`)
  return `${fontFaceRules(pairing).join('')}@layer tokens{:root{${properties.join(';')}}}`
}

/** The fonts of headings and of the first lines of text in a script, to be preloaded. */
export function firstFonts(pairing: FontPairingName, script: PairingScript): readonly string[] {
  return facesOf(pairing)
    .filter((face) => face.style === 'normal' && face.script === script)
    .map(urlOf)
}
