/** All code samples of the documentation, with the page and the path at which each is type-checked. */
import { dependentSamples } from '../lint-rules/exceptions.ts'
import { filesLike, read } from '../lint-rules/source-files.ts'
import type { CodeSample } from './code-samples.ts'
import { codeSamplesIn, isTypeScript, samplePath } from './code-samples.ts'

export interface PageSample extends CodeSample {
  /** `page#title`. */
  readonly id: string
  readonly page: string
  /** Where it is checked: each page has a folder, so that two pages can show the same new file. */
  readonly path: string
}

export function readPageSamples(): readonly PageSample[] {
  return filesLike('content/docs/*/**/*.mdx').flatMap((page) =>
    codeSamplesIn(read(page)).map((sample, index) => {
      const folder = page.replace(/^content\/docs\/|\.mdx$/g, '').replaceAll('/', '-')
      const path = samplePath(sample, index)
      return { ...sample, page, id: `${page}#${sample.title ?? path}`, path: `${folder}/${path}` }
    }),
  )
}

/** Samples that are compiled or compared with the code. */
export const isChecked = (sample: PageSample): boolean =>
  isTypeScript(sample) && /\/en\/(?:developers|designers)\//.test(sample.page)

/** Whether it compiles only after other steps of its page. */
export const isDependent = ({ id }: PageSample): boolean => dependentSamples.some(({ path }) => path === id)

/** The file of the repository that a sample shows a part of. */
export function shownFile({ title }: CodeSample): string | undefined {
  return title?.includes('/') && filesLike(title).length > 0 ? title : undefined
}
