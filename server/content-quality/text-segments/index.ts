/** Splits values of fields into texts to translate, and makes the values again with other texts. */
export type { BlockTexts } from './block-segments.ts'
export { hasMatchingCodes, readBlock, writeBlock } from './block-segments.ts'
export { textsIn, withTexts } from './field-texts.ts'
export type { CodeSource, Inline } from './inline.ts'
export { codeIdsIn, isSameContent, normalizeInline, textIn } from './inline.ts'
export type { BlockNode } from './mdx-blocks.ts'
export { nodesIn } from './mdx-blocks.ts'
