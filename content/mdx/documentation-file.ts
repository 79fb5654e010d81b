/**
 * A build plugin for the files of `content/docs`: what stands above a text, and the headings in it, become exports of the
 * compiled file, `frontMatter` and `headings`.
 */
import { readFrontMatter } from './front-matter.ts'
import { toHast } from './to-hast.ts'

export function documentationFile() {
  return {
    name: 'cyanotype:documentation-file',
    transform(source: string, id: string) {
      if (!id.endsWith('.mdx')) return undefined
      const { entries, body, lines } = readFrontMatter(source)
      const { headings } = toHast(body)
      // On one line and before empty ones, so that complaints about the text name the author's own lines.
      const exports = `export const frontMatter = ${JSON.stringify(entries)}, headings = ${JSON.stringify(headings)}`
      return { code: `${exports}${'\n'.repeat(Math.max(lines, 2))}${body}`, map: null }
    },
  }
}
