import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileOf, stylesheets } from './css.ts'
import { adminFaces, interfaceFaces, lettersOf, textFaces } from './faces.ts'

const sizeOf = (name: string) => statSync(new URL(name, import.meta.url)).size

describe('fonts', () => {
  it.each(Object.entries(stylesheets))(
    'match the list of faces in %s (run `node ui/fonts/write.ts`)',
    (name, sheet) => {
      expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(sheet)
    },
  )

  it.each([...textFaces, ...interfaceFaces, ...adminFaces].map(fileOf))('include the web font %s', (file) => {
    const signature = readFileSync(new URL(file, import.meta.url))
      .subarray(0, 4)
      .toString()
    expect(signature).toBe('wOF2')
  })

  it('add at most 15 KB to a screen of the admin', () => {
    expect(sizeOf('commissioner-latin-plain.woff2')).toBeLessThanOrEqual(15 * 1024)
  })

  it.each(Object.entries({ interfaceFaces, adminFaces }))(
    'contain no character twice in the %s of one family',
    (_, faces) => {
      const letters = faces
        .filter(({ family }) => family === 'Commissioner')
        .flatMap(({ script }) => lettersOf(script))
      expect(letters.length).toBe(new Set(letters).size)
    },
  )

  const english = ['literata-display-latin', 'commissioner-latin', 'commissioner-greek-names']

  it.each([
    ['English', english],
    ['Estonian', [...english, 'literata-display-latin-caron', 'commissioner-latin-caron']],
    [
      'Greek',
      [
        'literata-display-greek',
        'literata-display-latin-figures',
        'commissioner-greek',
        'commissioner-latin-words',
      ],
    ],
  ])('add at most 40 KB to a page of %s documentation', (_language, files) => {
    const sizes = files.map((file) => sizeOf(`${file}.woff2`))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40 * 1024)
  })

  it.each(['Commissioner Greek', 'Literata Greek', 'Literata Display Greek'])(
    'have each Latin letter, digit and Greek quotation mark in the family %s',
    (name) => {
      const letters = [...textFaces, ...interfaceFaces]
        .filter(({ family, style }) => family === name && style === 'normal')
        .flatMap(({ script }) => lettersOf(script))
      const codePoints = [...'AZaz09 .,;:·«»'].map((letter) => letter.charCodeAt(0))
      expect(letters).toEqual(expect.arrayContaining(codePoints))
      expect(letters.length).toBe(new Set(letters).size)
    },
  )
})
