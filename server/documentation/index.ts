/** The documentation beside its pages: its Markdown, the pictures for links to it, and the rule that a file has its address to itself. */
export { cardPrinter } from './card-printer.ts'
export { documentationShelf } from './documentation-shelf.ts'
export { type DocumentationFile, documentationFiles } from './files.ts'
export { markdownPrinter } from './markdown-printer.ts'
