/** Documentation files, where they have moved, and the rule that no document takes the URL of a file. */

export { documentationIndex } from './docs-path-index.ts'
export { movedPaths } from './find-page.ts'
export { formerSlugs } from './moved-pages.ts'
