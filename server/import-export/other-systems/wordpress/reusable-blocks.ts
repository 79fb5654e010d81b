/** Reusable blocks, which are now called synced patterns. A text only names their ids. */
import { limits } from '../foreign-item.ts'

const reference = /<!--\s*wp:block\s+(\{[^>]{0,2000}\})\s*\/-->/g
const idIn = (json: string) => /"ref":\s*(\d+)/.exec(json)?.[1] ?? ''

/** The ids of the blocks that a text names. */
export function blocksIn(content: string): readonly string[] {
  return [...content.matchAll(reference)].map(([, json = '']) => idIn(json))
}

/** The text with the content of its blocks. They can contain others, and a damaged one itself. */
export function withReusableBlocks(
  content: string,
  blocks: ReadonlyMap<string, string>,
  maxDepth = 3,
): string {
  let room = limits.bodyCharacters
  return content.replace(reference, (match, json: string) => {
    const block = blocks.get(idIn(json))
    if (block === undefined || maxDepth === 0 || block.length > room) return match
    const text = withReusableBlocks(block, blocks, maxDepth - 1)
    room -= text.length
    return text
  })
}
