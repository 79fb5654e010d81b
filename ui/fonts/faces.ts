/**
 * Defines which characters are in which font file. The first file of a family contains what English and
 * Estonian need, so most pages load one file per family. The others load when the page contains one of their
 * characters.
 */

/** Inclusive ranges of code points. */
type Range = readonly [from: number, to: number]

/** A set of characters in one file. */
type Letters = keyof typeof sources
/** The characters for which a face is used: usually its whole file. */
type Script = Letters | 'greek-letters' | 'greek-letters-rest' | 'latin-signs-rest' | 'latin-rare'

const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201a, 0x201c, 0x201d, 0x201e, 0x2026, 0x20ac, 0x2212]
const estonian = [...'ÄÕÖÜäõöü'].map((letter) => letter.charCodeAt(0))
/** Estonian needs four letters that the packages have in another file, with 124 that it does not need. */
const caron = new Set([...'ŠšŽž'].map((letter) => letter.charCodeAt(0)))
const signs = [0xa0, 0xa7, 0xa9, 0xab, 0xb0, 0xb2, 0xb7, 0xbb, 0xd7]
/** The native names of languages are on every page, and must not load all of Greek. */
const names = new Set([...'ΕΛΕλληνικά'].map((letter) => letter.charCodeAt(0)))

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const greekLetters = [0x37e, ...from(0x384, 0x3ce)]
/** Rarely used in interface text, and as large as a third of the letters. */
const rareSigns = new Set([...'#$%*+;<=>@[\\]^_`{|}~§©«°±²»×‚−€'].map((sign) => sign.charCodeAt(0)))
/** Rare elsewhere: the question mark and the quotation marks of Greek, and what links to a heading. */
const greekSigns = new Set([...'#;«»'].map((sign) => sign.charCodeAt(0)))
const spaces = new Set([0x20, 0xa0])
const latinExtended = from(0x100, 0x17f)
const isLetter = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))
const first = [...from(0x20, 0x7e), ...signs, ...estonian, ...punctuation]
const rareInGreek = first.filter((code) => rareSigns.has(code) && !greekSigns.has(code))
/** What Greek texts have beside Greek; spaces they take from the Greek files. */
const besideGreek = first.filter((code) => !rareInGreek.includes(code) && !spaces.has(code))

/**
 * No character is in two files that a page names, because a browser without the first would load the second
 * as well. The spaces are the exception, on Greek pages: if they came from another file, lines would rewrap
 * when it arrives.
 */
const letters: Readonly<Record<Script, readonly number[]>> = {
  latin: first,
  'latin-plain': first.filter((code) => !rareSigns.has(code)),
  'latin-signs': first.filter((code) => rareSigns.has(code)),
  'latin-rest': from(0xa0, 0xff).filter((code) => !first.includes(code)),
  'latin-signs-rest': rareInGreek,
  'latin-rare': rareInGreek,
  'latin-letters': besideGreek.filter(isLetter),
  'latin-figures': besideGreek.filter((code) => !isLetter(code)),
  'latin-words': besideGreek,
  'latin-caron': [...caron],
  'latin-ext': latinExtended.filter((code) => !caron.has(code)),
  greek: [0x20, 0xa0, ...greekLetters],
  'greek-letters': greekLetters,
  'greek-letters-rest': greekLetters.filter((code) => !names.has(code)),
  'greek-names': [...names],
}

export const lettersOf = (script: Script): readonly number[] => letters[script].toSorted((a, b) => a - b)

export function rangesOf(script: Script): readonly Range[] {
  const ranges: [number, number][] = []
  for (const code of lettersOf(script)) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

/** The file that contains the characters of a face. */
export function lettersFor(script: Script): Letters {
  if (script === 'latin-signs-rest') return 'latin-signs'
  if (script === 'latin-rare') return 'latin'
  return script === 'greek-letters' || script === 'greek-letters-rest' ? 'greek' : script
}

export interface FontFaceSource {
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly weight: string
  readonly script: Script
  /** A file of the npm packages that contain the fonts. */
  readonly source: string
  /** Each axis is fixed, or limited to the range in use. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** Features that affect adjacent letters. Fractions and old-style figures are dropped. */
  readonly features: readonly string[]
}

const spacing = ['kern', 'mark', 'ccmp', 'locl']

/**
 * Tables for vertical writing, for font menus of office programs, and hinting for old screens. Browsers do
 * not need them.
 */
export const unreadTables = ['vhea', 'vmtx', 'VVAR', 'STAT', 'MVAR']

/** From which file of the packages each file takes its letters. */
const sources = {
  latin: 'latin',
  'latin-plain': 'latin',
  'latin-signs': 'latin',
  'latin-rest': 'latin',
  'latin-letters': 'latin',
  'latin-figures': 'latin',
  'latin-words': 'latin',
  'latin-caron': 'latin-ext',
  'latin-ext': 'latin-ext',
  greek: 'greek',
  'greek-names': 'greek',
} as const

type Cut = Omit<FontFaceSource, 'script' | 'source'> & {
  readonly file: string
  readonly scripts: readonly Script[]
}

const faces = ({ file, scripts, ...face }: Cut): FontFaceSource[] =>
  scripts.map((script) => ({ ...face, script, source: file.replace('*', sources[lettersFor(script)]) }))

const others = ['latin-rest', 'latin-caron', 'latin-ext'] as const

/**
 * Pages in Greek have a family of their own. It takes the spaces from Greek, too, and has Latin in smaller files: most Greek
 * headings have signs and no Latin letters, so these two are apart.
 */
const withGreek = (
  cut: Omit<Cut, 'scripts'>,
  letters: Script = 'greek-letters',
  latinInGreek: readonly Script[] = ['latin-figures', 'latin-letters', 'latin-rare'],
): FontFaceSource[] => [
  ...faces({ ...cut, scripts: ['latin', ...others, letters] }),
  ...faces({ ...cut, family: `${cut.family} Greek`, scripts: ['greek', ...latinInGreek, ...others] }),
]

const commissioner: Omit<Cut, 'scripts'> = {
  family: 'Commissioner',
  style: 'normal',
  weight: '400 600',
  file: 'commissioner/files/commissioner-*-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  features: spacing,
}

/** For headings and long texts. */
export const textFaces: readonly FontFaceSource[] = [
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
]

const lettersOfCards = {
  latin: [...letters.latin, ...letters['latin-rest']],
  'latin-ext': latinExtended,
  greek: letters.greek,
} as const

/** For headings in pictures that the server draws, each file with all its letters. */
export const cardFaces = (['latin', 'latin-ext', 'greek'] as const).map((script) => ({
  file: `literata-display-${script}.ttf`,
  source: `literata/files/literata-${script}-opsz-normal.woff2`,
  letters: lettersOfCards[script],
  axes: { opsz: 36, wght: 560 },
  features: [...spacing, 'liga'],
}))

/** For the interface and for documentation. */
export const interfaceFaces: readonly FontFaceSource[] = [
  ...withGreek(commissioner, 'greek-letters-rest', ['latin-words', 'latin-signs-rest']),
  ...faces({ ...commissioner, family: 'Commissioner Names', scripts: ['greek-names'] }),
]

/**
 * The same for pages where people see a list before they read a text: rare characters load when one is on the
 * screen.
 */
export const adminFaces: readonly FontFaceSource[] = interfaceFaces.flatMap((face) =>
  face.script === 'latin'
    ? [
        { ...face, script: 'latin-signs' as const },
        { ...face, script: 'latin-plain' as const },
      ]
    : [face],
)

export interface Fallback {
  readonly family: string
  readonly weight: string
  /** Full and PostScript names, because browsers differ in which they look up. */
  readonly local: readonly string[]
  readonly sizeAdjust: number
  /** Ascent of the font that it replaces, in ems. */
  readonly ascent: number
  readonly descent: number
}

type Measures = Pick<Fallback, 'ascent' | 'descent'>
type Local = readonly [sizeAdjust: number, ...local: string[]]

/**
 * A system font that is scaled to the width and height of the font that it replaces, so that text does not
 * move.
 */
function scaled(
  family: string,
  weight: string,
  measures: Measures,
  systems: Readonly<Record<string, Local>>,
): Fallback[] {
  return Object.entries(systems).map(([system, [sizeAdjust, ...local]]) => ({
    family: `${family} by ${system}`,
    weight,
    local,
    sizeAdjust,
    ...measures,
  }))
}

const measuresOfSerif: Measures = { ascent: 1.177, descent: 0.308 }
const measuresOfSans: Measures = { ascent: 1.017, descent: 0.206 }

const regular = '400 500'
const bold = '600 700'

/**
 * Fallbacks based on the fonts of Apple and Windows, of Android, and the defaults of Linux. Each ratio is the
 * width of our texts in the web font divided by their width in the fallback: running text for the regular
 * faces, headings for the bold ones, with Gelasio and Arimo in place of Georgia and Arial. DejaVu is drawn in
 * whole pixels: its ratios are those that move the fewest line breaks of our pages on a phone.
 *
 * The display face has one weight, 560. The bold local faces are the nearest match: with the regular ones a
 * heading looks like text.
 */
export const fallbacks: readonly Fallback[] = [
  ...scaled('Literata Display', '400 700', measuresOfSerif, {
    Georgia: [0.944, 'Georgia Bold', 'Georgia-Bold'],
    Noto: [0.955, 'Noto Serif Bold', 'NotoSerif-Bold'],
    DejaVu: [0.845, 'DejaVu Serif Bold', 'DejaVuSerif-Bold'],
  }),
  ...scaled('Literata', regular, measuresOfSerif, {
    Georgia: [1.067, 'Georgia'],
    Noto: [0.987, 'Noto Serif', 'NotoSerif'],
    DejaVu: [0.923, 'DejaVu Serif', 'DejaVuSerif'],
  }),
  ...scaled('Literata', bold, measuresOfSerif, {
    Georgia: [0.959, 'Georgia Bold', 'Georgia-Bold'],
    Noto: [0.969, 'Noto Serif Bold', 'NotoSerif-Bold'],
    DejaVu: [0.868, 'DejaVu Serif Bold', 'DejaVuSerif-Bold'],
  }),
  ...scaled('Commissioner', regular, measuresOfSans, {
    Arial: [1.002, 'Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    Roboto: [1.011, 'Roboto', 'Roboto-Regular'],
    DejaVu: [0.9, 'DejaVu Sans', 'DejaVuSans'],
  }),
  ...scaled('Commissioner', bold, measuresOfSans, {
    Arial: [0.942, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    Roboto: [1.006, 'Roboto Bold', 'Roboto-Bold'],
    DejaVu: [0.8, 'DejaVu Sans Bold', 'DejaVuSans-Bold'],
  }),
]
