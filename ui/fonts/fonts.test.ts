import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileOf, stylesheets } from './css.ts'
import { interfaceFaces, lettersOf, textFaces, workFaces } from './faces.ts'

const sizeOf = (name: string) => statSync(new URL(name, import.meta.url)).size

describe('the fonts', () => {
  it.each(Object.entries(stylesheets))(
    'have %s as the faces say (run `node ui/fonts/write.ts`)',
    (name, sheet) => {
      expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(sheet)
    },
  )

  it.each([...textFaces, ...interfaceFaces, ...workFaces].map(fileOf))('include %s, a web font', (file) => {
    const signature = readFileSync(new URL(file, import.meta.url))
      .subarray(0, 4)
      .toString()
    expect(signature).toBe('wOF2')
  })

  it('cost a screen of the admin at most 15 KB', () => {
    expect(sizeOf('commissioner-latin-plain.woff2')).toBeLessThanOrEqual(15 * 1024)
  })

  it.each(Object.entries({ interfaceFaces, workFaces }))(
    'have no letter twice in the %s of one family',
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
  ])('cost a page of %s documentation at most 40 KB', (_language, files) => {
    const sizes = files.map((file) => sizeOf(`${file}.woff2`))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40 * 1024)
  })

  it.each(['Commissioner Greek', 'Literata Greek', 'Literata Display Greek'])(
    'have each Latin letter, digit and Greek quotation mark in the family %s',
    (name) => {
      const letters = [...textFaces, ...interfaceFaces]
        .filter(({ family, style }) => family === name && style === 'normal')
        .flatMap(({ script }) => lettersOf(script))
      const wanted = [...'AZaz09 .,;:·«»'].map((letter) => letter.charCodeAt(0))
      expect(letters).toEqual(expect.arrayContaining(wanted))
      expect(letters.length).toBe(new Set(letters).size)
    },
  )
})
