/**
 * What a text is made of while somebody edits it: the blocks and marks of Markdown, the components of the vocabulary, and
 * pieces of source for what is neither.
 */
import { Schema } from 'prosemirror-model'
import { componentSpecs } from './component-nodes.ts'
import { marks } from './marks.ts'
import { sourceSpecs } from './source-block-node.ts'
import { tableSpecs } from './table-nodes.ts'
import { textSpecs } from './text-nodes.ts'

export const schema = new Schema({
  nodes: { ...textSpecs, ...tableSpecs, ...componentSpecs, ...sourceSpecs },
  marks,
})
