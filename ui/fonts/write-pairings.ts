/**
 * Subsets the fonts of the pairings to the characters and weights in use, with the hash of each file in its
 * name: `node ui/fonts/write-pairings.ts`.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { unreadTables } from './faces.ts'
import type { PairingFace, PairingScript } from './pairings.ts'
import { facesOfFamily, fontFamilies, pairingScripts, pairingWeights } from './pairings.ts'

const folder = new URL('../../site/public/assets/fonts/', import.meta.url)
const features = ['kern', 'mark', 'ccmp', 'locl', 'liga', 'tnum']

const packageFile = (source: string, name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}/${name}`))

function lettersOf(script: PairingScript): string {
  const codes = pairingScripts[script].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  return String.fromCodePoint(...codes)
}

async function fontOf({ family, style, script }: PairingFace): Promise<Buffer> {
  const { source } = fontFamilies[family]
  const file = packageFile(source, `files/${source}-${script}-wght-${style}.woff2`)
  return subsetFont(await readFile(file), lettersOf(script), {
    targetFormat: 'woff2',
    variationAxes: { wght: pairingWeights },
    keepFeatures: features,
    dropTables: unreadTables,
    noHinting: true,
  })
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const hashes: string[] = []
for (const family of Object.keys(fontFamilies).filter((name): name is keyof typeof fontFamilies =>
  Object.hasOwn(fontFamilies, name),
)) {
  const { source } = fontFamilies[family]
  for (const face of facesOfFamily(family)) {
    const font = await fontOf(face)
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
    hashes.push(`  '${face.name}': '${hash}',`)
    await writeFile(new URL(`${face.name}.${hash}.woff2`, folder), font)
  }
  await writeFile(
    new URL(`${source}-license.txt`, folder),
    await readFile(packageFile(source, 'LICENSE'), 'utf8'),
  )
}

const head = '/** The hash of each font file of the pairings. Made by `node ui/fonts/write-pairings.ts`. */'
await writeFile(
  new URL('pairing-files.ts', import.meta.url),
  `${head}\nexport const pairingFiles: Readonly<Record<string, string>> = {\n${hashes.join('\n')}\n}\n`,
)
