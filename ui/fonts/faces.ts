/**
 * Which letters travel in which file. The first file of a family holds what English and Estonian need, so that most
 * pages fetch one file of each; the others come when a letter of theirs is on the page.
 */

/** Inclusive ranges of code points. */
type Range = readonly [from: number, to: number]
type Script = 'latin' | 'latin-rest' | 'latin-ext' | 'greek' | 'greek-names'

const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2026, 0x20ac, 0x2212]
const estonian = [...'ÄÕÖÜäõöü'].map((letter) => letter.charCodeAt(0))
/** The names that languages have for themselves stand on every page: they must not fetch all of Greek. */
const names = [...new Set('ΕΛΕλληνικά')].map((letter) => letter.charCodeAt(0)).sort((a, b) => a - b)
const one = (code: number): Range => [code, code]

export const ranges: Readonly<Record<Script, readonly Range[]>> = {
  latin: [
    [0x20, 0x7e],
    ...[0xa0, 0xa7, 0xa9, 0xab, 0xb0, 0xb2, 0xb7, 0xbb, 0xd7].map(one),
    ...estonian.sort((a, b) => a - b).map(one),
    ...punctuation.map(one),
  ],
  'latin-rest': [[0xa0, 0xff]],
  'latin-ext': [[0x100, 0x17f]],
  // With the space between its words: where that came in another file, lines would break anew when each of them arrives.
  greek: [...[0x20, 0xa0].map(one), [0x37e, 0x37e], [0x384, 0x3ce]],
  'greek-names': names.map(one),
}

export interface Face {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: string
  readonly script: Script
  /** A file of the packages that the fonts come in. */
  readonly source: string
  /** Each axis pinned, or cut to what the house uses. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** What it does with letters beside each other; fractions and old figures stay behind. */
  readonly features: readonly string[]
}

const spacing = ['kern', 'mark', 'ccmp', 'locl']

/** For vertical writing, for choosing among fonts in an office program, and hints for old screens: nobody reads them here. */
export const unreadTables = ['vhea', 'vmtx', 'VVAR', 'STAT', 'MVAR']

const sources: Readonly<Record<Script, string>> = {
  latin: 'latin',
  'latin-rest': 'latin',
  'latin-ext': 'latin-ext',
  greek: 'greek',
  'greek-names': 'greek',
}

type Cut = Omit<Face, 'script' | 'source'> & { readonly file: string; readonly scripts: readonly Script[] }

const faces = ({ file, scripts, ...face }: Cut): Face[] =>
  scripts.map((script) => ({ ...face, script, source: file.replace('*', sources[script]) }))

const latin = ['latin-rest', 'latin', 'latin-ext'] as const

/** Greek has families of its own: pages in Greek take their spaces and points from them, all others theirs from the first. */
const withGreek = (cut: Omit<Cut, 'scripts'>, scripts: Cut['scripts'] = latin): Face[] => [
  ...faces({ ...cut, scripts }),
  ...faces({ ...cut, family: `${cut.family} Greek`, scripts: ['greek'] }),
]

export const all: readonly Face[] = [
  ...withGreek({
    family: 'Literata Display',
    style: 'normal',
    weight: '400 700',
    file: 'literata/files/literata-*-opsz-normal.woff2',
    axes: { opsz: 36, wght: 560 },
    features: [...spacing, 'liga'],
  }),
  ...withGreek({
    family: 'Literata',
    style: 'normal',
    weight: '400 600',
    file: 'literata/files/literata-*-opsz-normal.woff2',
    axes: { opsz: 14, wght: { min: 400, max: 600 } },
    features: [...spacing, 'liga', 'tnum'],
  }),
  ...withGreek({
    family: 'Literata',
    style: 'italic',
    weight: '400 600',
    file: 'literata/files/literata-*-opsz-italic.woff2',
    axes: { opsz: 14, wght: 400 },
    features: [...spacing, 'liga', 'tnum'],
  }),
  ...withGreek(
    {
      family: 'Commissioner',
      style: 'normal',
      weight: '400 650',
      file: 'commissioner/files/commissioner-*-wght-normal.woff2',
      axes: { wght: { min: 400, max: 650 } },
      features: spacing,
    },
    [...latin, 'greek-names'],
  ),
]

export interface Fallback {
  readonly family: string
  readonly local: readonly string[]
  readonly sizeAdjust: number
  /** Of the font that it stands in for, in ems. */
  readonly ascent: number
  readonly descent: number
}

/** What a system font is stretched by, and the measures of the font that it stands in for, so that nothing moves. */
const stretched = (
  family: string,
  { ascent, descent }: Pick<Fallback, 'ascent' | 'descent'>,
  systems: Readonly<Record<string, readonly [sizeAdjust: number, ...local: string[]]>>,
): Fallback[] =>
  Object.entries(systems).map(([system, [sizeAdjust, ...local]]) => ({
    family: `${family} by ${system}`,
    local,
    sizeAdjust,
    ascent,
    descent,
  }))

const literata = { ascent: 1.177, descent: 0.308 }
const commissioner = { ascent: 1.017, descent: 0.206 }

/**
 * By the fonts that systems bring: Apple's and Windows', Android's, and what Linux has where it has nothing else. Each
 * ratio is the width of a page of running text in English, Estonian and Greek in the one font and in the other. DejaVu is
 * drawn in whole pixels: its ratios are those at which the fewest lines of our pages break elsewhere, on a telephone.
 */
export const fallbacks: readonly Fallback[] = [
  ...stretched('Literata Display', literata, {
    Georgia: [1.097, 'Georgia'],
    Noto: [1.016, 'Noto Serif'],
    DejaVu: [0.945, 'DejaVu Serif'],
  }),
  ...stretched('Literata', literata, {
    Georgia: [1.067, 'Georgia'],
    Noto: [0.987, 'Noto Serif'],
    DejaVu: [0.923, 'DejaVu Serif'],
  }),
  ...stretched('Commissioner', commissioner, {
    Arial: [1.002, 'Arial', 'Liberation Sans', 'Roboto'],
    DejaVu: [0.9, 'DejaVu Sans'],
  }),
]
