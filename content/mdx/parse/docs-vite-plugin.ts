/**
 * Vite plugin for the files of `content/docs`: the compiled file exports their front matter and headings as
 * `frontMatter` and `headings`.
 */
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { namesInFile, outlinesFile, sourceFileOf } from '../headings/docs-outlines.ts'
import { toHast } from '../render/to-hast.ts'
import { readFrontMatter } from './front-matter.ts'

interface WatchContext {
  addWatchFile(path: string): void
}

/** A remark plugin that gives the headings of such a file the same ids. */
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
      // On one line and before empty ones, so that errors in the text have the line numbers of the author.
      const exports = `export const frontMatter = ${JSON.stringify(entries)}, headings = ${JSON.stringify(headings)}`
      return { code: `${exports}${'\n'.repeat(Math.max(lines, 2))}${body}`, map: null }
    },
  }
}
