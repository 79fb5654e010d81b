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

  it('cost a page of English documentation at most 40 KB', () => {
    const files = [
      'literata-display-latin.woff2',
      'commissioner-latin.woff2',
      'commissioner-greek-names.woff2',
    ]
    expect(files.map(sizeOf).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40 * 1024)
  })
})
