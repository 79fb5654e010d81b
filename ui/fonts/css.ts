/** Generates the stylesheets of the fonts from the list of faces. */
import type { Fallback, FontFaceSource } from './faces.ts'
import { adminFaces, fallbacks, interfaceFaces, lettersFor, rangesOf, textFaces } from './faces.ts'

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const percent = (value: number, digits = 0) => `${Number((value * 100).toFixed(digits))}%`

/** One line if it fits, like the formatter writes it. */
function list(property: string, values: readonly string[]): string {
  const line = `${property}: ${values.join(', ')};`
  return line.length <= 108 ? line : `${property}:\n    ${values.join(',\n    ')};`
}

/** The file name uses the family without its suffix for some pages, because the files are the same. */
export function fileOf({ family, style, script }: FontFaceSource): string {
  const name = family
    .replace(/ (?:Greek|Names)$/, '')
    .toLowerCase()
    .replaceAll(' ', '-')
  return `${name}${style === 'italic' ? '-italic' : ''}-${lettersFor(script)}.woff2`
}

/**
 * Headings are few and short. They can change when their face arrives, and a slow first visit still gets the
 * design.
 */
const isDisplay = ({ family }: FontFaceSource) => family.startsWith('Literata Display')

/**
 * How text is shown until its face has loaded: with `swap` it changes then, with `optional` on the next page.
 */
type Waiting = 'swap' | 'optional'

const faceRule =
  (waiting: Waiting) =>
  (face: FontFaceSource): string => {
    const range = rangesOf(face.script).map(([from, to]) =>
      from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`,
    )
    return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: ${waiting};
  src: url('./${fileOf(face)}') format('woff2');
  ${list('unicode-range', range)}
}`
  }

function fallbackRule({ family, weight, local, sizeAdjust, ascent, descent }: Fallback): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  ${list(
    'src',
    local.map((name) => `local('${name}')`),
  )}
  size-adjust: ${percent(sizeAdjust, 1)};
  ascent-override: ${percent(ascent / sizeAdjust)};
  descent-override: ${percent(descent / sizeAdjust)};
  line-gap-override: 0%;
}`
}

const made = (rules: readonly string[]) =>
  `/* Made from faces.ts by \`node ui/fonts/write.ts\`: change the faces. */\n${rules.join('\n')}\n`

/**
 * All stylesheets by name: the web fonts, those of the interface separately, all of them for pages where text
 * must not move while it is read, and the fallbacks.
 */
export const stylesheets: Readonly<Record<string, string>> = {
  'fonts-of-texts.css': made(textFaces.map(faceRule('swap'))),
  'fonts.css': made(adminFaces.map(faceRule('swap'))),
  'fonts-still.css': made(
    [...textFaces, ...interfaceFaces].map((face) => faceRule(isDisplay(face) ? 'swap' : 'optional')(face)),
  ),
  'fallbacks.css': made(fallbacks.map(fallbackRule)),
}
