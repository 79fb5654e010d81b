/** Documentation files, and the rule that no document takes the URL of a file. */

export { documentationIndex } from './docs-path-index.ts'
export { type DocumentationFile, documentationFiles } from './find-page.ts'
