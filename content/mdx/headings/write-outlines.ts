/** Records the outlines of `content/docs/en`: headings keep their ids when they are renamed. */
import { writeFileSync } from 'node:fs'
import { currentOutlines, outlinesFile } from './docs-outlines.ts'

export function writeOutlines(): void {
  const pages = Object.entries(currentOutlines()).map(([page, outlines]) => {
    const lines = outlines.map((outline) => `    ${JSON.stringify(outline)}`)
    return `  ${JSON.stringify(page)}: [\n${lines.join(',\n')}\n  ]`
  })
  writeFileSync(outlinesFile, `{\n${pages.join(',\n')}\n}\n`)
}
