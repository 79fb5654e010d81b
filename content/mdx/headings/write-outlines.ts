/** Records the outlines of `content/docs/en`. Run it after changing headings there. */
import { writeFileSync } from 'node:fs'
import { currentOutlines, outlinesFile } from './docs-outlines.ts'

const pages = Object.entries(currentOutlines()).map(([page, outlines]) => {
  const lines = outlines.map((outline) => `    ${JSON.stringify(outline)}`)
  return `  ${JSON.stringify(page)}: [\n${lines.join(',\n')}\n  ]`
})
writeFileSync(outlinesFile, `{\n${pages.join(',\n')}\n}\n`)
