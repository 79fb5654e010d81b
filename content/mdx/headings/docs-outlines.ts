/**
 * Records the headings of the English documentation, so that links to them still work after a heading is
 * renamed.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Outlines } from './docs-heading-ids.ts'
import { docsFolder, headingsInFile, lineOf, readOutlines } from './docs-heading-ids.ts'

/** The recorded outlines, and the new outline of every page that has changed since. */
export function currentOutlines(): Outlines {
  const noted = readOutlines()
  const folder = join(docsFolder, 'en')
  const files = globSync('**/*.mdx', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
  const entries = files.map((name) => {
    const page = name.replace(/\.mdx$/, '')
    const outline = headingsInFile(join(folder, name)).map(lineOf)
    const earlier = noted[page] ?? []
    return [page, String(earlier.at(-1)) === String(outline) ? earlier : [...earlier, outline]] as const
  })
  return { ...noted, ...Object.fromEntries(entries) }
}
