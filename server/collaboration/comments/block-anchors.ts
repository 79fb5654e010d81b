/** Anchors of comments to blocks of a text: they follow their block when the text is edited. */
import { findBlock } from '@cyanotype/content/mdx/merge/find-block.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import type { LayerData } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { DerivedIndex, LayerChange } from '../../documents/index.ts'
import type { ThreadRow } from './comment-store.ts'
import { anchoredThreads, updateThread } from './comment-store.ts'

/** Anchors cannot be rebuilt from documents. The database deletes threads with their document. */
export const commentAnchors: DerivedIndex = {
  name: 'comment-anchors',
  fingerprint: () => '1',
  drafted: moveAnchors,
  published: async () => {},
  withdrawn: async () => {},
  removed: async () => {},
}

async function moveAnchors(trx: Transaction, { id, layer, data, isFirst }: LayerChange): Promise<void> {
  if (isFirst) return
  const threads = await anchoredThreads(trx, id, layer)
  const blocks = blocksByField(data)
  for (const thread of threads) {
    const found = blockAt(thread, blocks)
    if (found === undefined) continue
    const { source, index } = found
    if (source !== thread.block_source || index !== thread.block_index)
      await updateThread(trx, thread.id, { block_source: source, block_index: index })
  }
}

export type BlocksByField = (field: string) => readonly string[]

/** The blocks of the texts of a layer. Each text is split once. */
export function blocksByField(data: LayerData): BlocksByField {
  const cache = new Map<string, readonly string[]>()
  return (field) => {
    const value = data[field]
    const blocks =
      cache.get(field) ?? (typeof value === 'string' ? blocksOf(value).map(({ source }) => source) : [])
    cache.set(field, blocks)
    return blocks
  }
}

/** Where the block of a thread is now. `undefined` when it was removed. */
export function blockAt(
  { block_source, block_index, field }: ThreadRow,
  blocks: BlocksByField,
): { readonly source: string; readonly index: number } | undefined {
  if (block_source === null) return undefined
  const sources = blocks(field)
  const index = findBlock(sources, { source: block_source, index: block_index ?? 0 })
  const source = index === undefined ? undefined : sources[index]
  return index === undefined || source === undefined ? undefined : { source, index }
}

const quoteLength = 300

/** The words of a block without its markup. A block that cannot be parsed is quoted as it is. */
export function quoteOf(source: string): string {
  const text = (wordsIn(source) || source).replaceAll(/\s+/g, ' ').trim()
  const characters = [...text]
  return characters.length <= quoteLength ? text : `${characters.slice(0, quoteLength - 1).join('')}…`
}

function wordsIn(source: string): string {
  try {
    return textOf(readTree(source))
  } catch {
    return ''
  }
}

interface TextNode {
  readonly type: string
  readonly value?: unknown
  readonly children?: readonly TextNode[]
}

function textOf({ type, value, children = [] }: TextNode): string {
  if (typeof value === 'string' && !type.startsWith('mdx')) return value
  const isInline = ['paragraph', 'heading', 'strong', 'emphasis', 'delete', 'link'].includes(type)
  return children.map(textOf).join(isInline ? '' : ' ')
}
