/** Code samples of the documentation, and the paths at which they are type-checked. */
import { readCodeInfo } from '@cyanotype/content/mdx/code/fence-options.ts'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import { nodesOf } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'

export interface CodeSample {
  /** The language after the fence: `ts`, `tsx` or `sh`. */
  readonly language: string
  /** A path in the repository, the name of a file of the reader, or what the tab says. */
  readonly title: string | undefined
  /** Whether lines begin with `+`, `-` or a space. */
  readonly isDiff: boolean
  readonly code: string
}

export function codeSamplesIn(page: string): readonly CodeSample[] {
  return nodesOf(readFrontMatter(page).body)
    .filter((node) => node.type === 'code')
    .map(({ lang, meta, value }) => {
      const { title, diff: isDiff } = readCodeInfo(meta ?? '')
      return { language: lang ?? '', title, isDiff, code: value }
    })
    .toArray()
}

export const isTypeScript = ({ language }: CodeSample): boolean => language === 'ts' || language === 'tsx'

/** Where a sample is checked, below the folder of its page. A title that is no path is not a file name. */
export function samplePath({ title = '', language }: CodeSample, index: number): string {
  return /^[\w./@+-]+\.tsx?$/.test(title) ? title : `sample-${index}.${language}`
}
