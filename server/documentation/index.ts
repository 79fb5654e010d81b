/** Documentation files, and the rule that no document takes the URL of a file. */

export { type DocumentationFile, documentationFiles } from './docs-files.ts'
export { documentationIndex } from './docs-path-index.ts'
