/**
 * A build plugin for the files of `content/docs`: what stands above a text, and the headings in it, become exports of the
 * compiled file, `frontMatter` and `headings`.
 */
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { namesInFile, outlinesFile, sourceFileOf } from '../headings/docs-heading-ids.ts'
import { toHast } from '../render/to-hast.ts'
import { readFrontMatter } from './front-matter.ts'

interface WatchContext {
  addWatchFile(path: string): void
}

/** A step over the Markdown tree of such a file, which gives its headings the same ids. */
export function nameFileHeadings() {
  return (_tree: Root, file: VFile) => {
    const names = namesInFile(file.path, readFrontMatter(String(file.value)).body)
    if (names !== undefined) file.data.headingNames = names
  }
}

export function documentationFile() {
  return {
    name: 'cyanotype:documentation-file',
    transform(this: WatchContext, source: string, id: string) {
      if (!id.endsWith('.mdx')) return undefined
      const { entries, body, lines } = readFrontMatter(source)
      const names = namesInFile(id, body)
      if (names !== undefined) for (const file of [outlinesFile, sourceFileOf(id)]) this.addWatchFile(file)
      const { headings } = toHast(body, names)
      // On one line and before empty ones, so that complaints about the text name the author's own lines.
      const exports = `export const frontMatter = ${JSON.stringify(entries)}, headings = ${JSON.stringify(headings)}`
      return { code: `${exports}${'\n'.repeat(Math.max(lines, 2))}${body}`, map: null }
    },
  }
}
