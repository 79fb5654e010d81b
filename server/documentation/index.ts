/** The documentation beside its pages: its Markdown, the pictures for links to it, and the rule that a file has its address to itself. */

export { markdownPrinter } from '../delivery/feeds/markdown-route.ts'
export { cardPrinter } from '../delivery/social-cards/social-card-route.ts'
export { type DocumentationFile, documentationFiles } from './docs-files.ts'
export { documentationShelf } from './docs-path-index.ts'
