/** The documentation beside its pages: its text as it was written, and the rule that a file has its address to itself. */
export { documentationShelf } from './documentation-shelf.ts'
export { type DocumentationFile, documentationFiles } from './files.ts'
export { markdownPrinter } from './markdown-printer.ts'
