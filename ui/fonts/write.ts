/** Cuts the font files to the letters and weights that the house uses, and writes their style sheets. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fileOf, sheets } from './css.ts'
import { all, ranges, unreadTables } from './faces.ts'

for (const face of all) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${face.source}`))
  const letters = ranges[face.script].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const font = await subsetFont(await readFile(source), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    dropTables: unreadTables,
    noHinting: true,
  })
  await writeFile(new URL(fileOf(face), import.meta.url), font)
}
for (const [name, sheet] of Object.entries(sheets)) await writeFile(new URL(name, import.meta.url), sheet)
