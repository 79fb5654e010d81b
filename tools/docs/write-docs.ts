/** Writes the generated pages of the documentation, and records the headings of all pages: `npm run docs`. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { currentOutlines, outlinesFile } from '@cyanotype/content/mdx/headings/docs-outlines.ts'
import { generatedDocs } from './generated-docs.ts'

const root = new URL('../../', import.meta.url)

for (const [path, text] of Object.entries(generatedDocs())) {
  const file = new URL(path, root)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, text)
}

// Headings keep their ids when they are renamed.
writeFileSync(outlinesFile, JSON.stringify(currentOutlines(), null, 2))
const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root))
execFileSync(process.execPath, [biome, 'format', '--write', outlinesFile], { cwd: root })
