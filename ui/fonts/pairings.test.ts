import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { pairingFiles } from './pairing-files.ts'
import type { PairingFace } from './pairings.ts'
import {
  facesOfFamily,
  firstFonts,
  fontFaceRules,
  fontFamilies,
  fontPairings,
  fontsCss,
  pairingScripts,
} from './pairings.ts'

const folder = new URL('../../site/public', import.meta.url)
const names = Object.keys(fontFamilies).filter((name): name is keyof typeof fontFamilies =>
  Object.hasOwn(fontFamilies, name),
)
const pairings = Object.keys(fontPairings).filter((name): name is keyof typeof fontPairings =>
  Object.hasOwn(fontPairings, name),
)
const faces = names.flatMap(facesOfFamily)
const fileOf = ({ name }: PairingFace) =>
  readFileSync(new URL(`./public/assets/fonts/${name}.${pairingFiles[name]}.woff2`, folder))

/** A font with only one character has one glyph, for missing characters, if it does not have this character. */
async function hasLetter(font: Buffer, letter: string): Promise<boolean> {
  const cut = await subsetFont(font, letter, {
    targetFormat: 'truetype',
    variationAxes: {},
    keepFeatures: [],
    dropTables: [],
    noHinting: true,
  })
  const tables = Array.from({ length: cut.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const maxp = tables.find((at) => cut.toString('latin1', at, at + 4) === 'maxp') ?? 0
  return cut.readUInt16BE(cut.readUInt32BE(maxp + 8) + 4) > 1
}

const letters = {
  latin: 'AZaz09ÄÕÖÜäõöü–„“”€«»',
  'latin-ext': 'ŠšŽžĀőŁł',
  greek: 'ΑΩαωςάέήίόύώϊϋΐΰΆΈΉΊΌΎΏ',
} as const

describe('Fonts of the pairings', () => {
  it.each(faces.map((face) => [face.name, face] as const))(
    'have their letters and their hash in %s (run `node ui/fonts/write-pairings.ts`)',
    async (name, face) => {
      const font = fileOf(face)
      expect(createHash('sha256').update(font).digest('hex').slice(0, 8)).toBe(pairingFiles[name])
      const missing: string[] = []
      for (const letter of letters[face.script]) if (!(await hasLetter(font, letter))) missing.push(letter)
      expect(missing).toEqual([])
    },
  )

  it('have a range for each letter of Estonian and Greek, and none in two files', () => {
    const ranges = Object.values(pairingScripts).flat()
    for (const letter of Object.values(letters).join('')) {
      const code = letter.charCodeAt(0)
      expect(ranges.filter(([from, to]) => from <= code && code <= to)).toHaveLength(1)
    }
  })

  it('are at most 600 KB together, with a licence for each family', () => {
    const files = globSync('public/assets/fonts/*.woff2', { cwd: new URL('.', folder) })
    expect(files).toHaveLength(faces.length)
    const sizes = faces.map((face) => fileOf(face).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(600 * 1024)
    for (const { source } of Object.values(fontFamilies)) {
      const licence = readFileSync(new URL(`./public/assets/fonts/${source}-license.txt`, folder), 'utf8')
      expect(licence).toMatch(/Open Font License|Apache License/)
    }
  })
})

describe.each(pairings)('Pairing %s', (pairing) => {
  it('declares each file once, with a fallback for all three uses', () => {
    const css = fontsCss(pairing)
    const urls = [...css.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)
    expect(new Set(urls).size).toBe(fontFaceRules(pairing).length)
    for (const url of urls) expect(url).toMatch(/^\/assets\/fonts\/[\w-]+\.[0-9a-f]{8}\.woff2$/)
    const { display, serif, sans } = fontPairings[pairing]
    for (const list of [display, serif, sans]) expect(list).toMatch(/, (?:sans-)?serif$/)
  })

  it('preloads at most two files', () => {
    expect(firstFonts(pairing, 'greek').length).toBeLessThanOrEqual(2)
  })
})
