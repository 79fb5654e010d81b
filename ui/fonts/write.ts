/** Subsets the font files to the characters and weights in use, and writes their stylesheets. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fileOf, stylesheets } from './css.ts'
import {
  adminFaces,
  cardFaces,
  interfaceFaces,
  lettersFor,
  lettersOf,
  textFaces,
  unreadTables,
} from './faces.ts'

const files = new Map([...textFaces, ...interfaceFaces, ...adminFaces].map((face) => [fileOf(face), face]))

for (const [file, face] of files) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${face.source}`))
  const letters = String.fromCodePoint(...lettersOf(lettersFor(face.script)))
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: face.features,
    dropTables: unreadTables,
    noHinting: true,
  })
  await writeFile(new URL(file, import.meta.url), font)
}
for (const [name, sheet] of Object.entries(stylesheets))
  await writeFile(new URL(name, import.meta.url), sheet)

/** For the social cards that the server draws. Its text renderer reads only TrueType. */
for (const face of cardFaces) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${face.source}`))
  const font = await subsetFont(await readFile(source), String.fromCodePoint(...face.letters), {
    targetFormat: 'truetype',
    variationAxes: face.axes,
    keepFeatures: face.features,
    dropTables: unreadTables,
    noHinting: true,
  })
  await writeFile(new URL(`../../server/delivery/social-cards/fonts/${face.file}`, import.meta.url), font)
}
