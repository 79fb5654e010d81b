/** Writes imported texts into a field. Blocks of MDX are formatted again only where their text changed. */

import { partText } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { Marker } from '@cyanotype/content/mdx/write/format-mdx.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import type { LaterBlock } from '@cyanotype/content/mdx/write/serialize-text.ts'
import { writeText } from '@cyanotype/content/mdx/write/serialize-text.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'
import type { ParseTimeLimit } from '../checks/index.ts'
import type { Inline } from '../text-segments/index.ts'
import { isSameContent, nodesIn, readBlock, textIn, withTexts, writeBlock } from '../text-segments/index.ts'
import { hashOf } from '../translations/index.ts'
import type { FieldSides, TranslationUnit } from './units.ts'
import { alignedBlocks } from './units.ts'

export interface UnitChange {
  readonly unit: TranslationUnit
  readonly texts: readonly (readonly Inline[])[]
}

export interface WrittenField {
  readonly value: unknown
  /** The passages of the source that are translated now. */
  readonly passages: readonly string[]
  /** Texts that could not be written so that they read the same again. */
  readonly refused: readonly TranslationUnit[]
}

/** A file can contain a text that would block the parser, so it is first parsed within a time limit. */
export async function writeField(
  sides: FieldSides,
  changes: readonly UnitChange[],
  time: Pick<ParseTimeLimit, 'suffices'>,
): Promise<WrittenField> {
  return isKind(sides.field, 'mdx') ? writeBlocks(sides, changes, [], time) : writeSingleUnit(sides, changes)
}

function writeSingleUnit(
  { field, source, target }: FieldSides,
  changes: readonly UnitChange[],
): WrittenField {
  const [change] = changes
  if (change === undefined) return { value: target, passages: [], refused: [] }
  const { unit, texts } = change
  const base = unit.target === undefined ? source : target
  const value = withTexts(field, base, texts.map(textIn))
  if (value === undefined) return { value: target, passages: [], refused: [unit] }
  return { value, passages: [unit.passage], refused: [] }
}

interface Entry {
  /** The index of the same block in the translation before. */
  readonly from: number | undefined
  readonly format: LaterBlock['format']
  readonly change: UnitChange | undefined
}

/** A text that would change the structure is refused, and the others are written without it. */
async function writeBlocks(
  sides: FieldSides,
  changes: readonly UnitChange[],
  refused: readonly TranslationUnit[],
  time: Pick<ParseTimeLimit, 'suffices'>,
): Promise<WrittenField> {
  const before = String(sides.target)
  if (changes.length === 0) return { value: before, passages: [], refused }
  const { entries, copied } = entriesOf(sides, changes)
  const { source: value } = writeText(
    partText(before),
    entries.map(({ from, format, change }) => ({
      from: change === undefined ? from : undefined,
      format,
    })),
  )
  const isShort = fieldSchema(sides.field).safeParse(value).success
  const nodes = isShort && (await time.suffices(value)) ? nodesIn(value) : undefined
  const broken =
    nodes?.length === entries.length
      ? entries.flatMap(({ change }, index) => {
          const node = nodes[index]?.node
          return change === undefined || (node !== undefined && reads(node, value, change)) ? [] : [change]
        })
      : changes
  if (broken.length > 0) {
    const rest = changes.filter((change) => !broken.includes(change))
    return writeBlocks(sides, rest, [...refused, ...broken.map(({ unit }) => unit)], time)
  }
  return { value, passages: [...changes.map(({ unit }) => unit.passage), ...copied], refused }
}

/** Whether a block has exactly the imported texts. */
function reads(node: Parameters<typeof readBlock>[0], source: string, { unit, texts }: UnitChange): boolean {
  const { block } = unit
  const codes = new Map([...(block?.read.nodes ?? []), ...(block?.beside?.read.nodes ?? [])])
  const read = readBlock(node, source, codes)
  const plain = (text: readonly Inline[]) => [textIn(text)]
  return (
    read.texts.length === texts.length &&
    read.texts.every((text, index) => isSameContent(plain(text), plain(texts[index] ?? [])))
  )
}

/** The blocks of the translation, with the new ones after the translation of the block before them. */
function entriesOf(sides: FieldSides, changes: readonly UnitChange[]) {
  const source = nodesIn(String(sides.source)) ?? []
  const target = nodesIn(String(sides.target)) ?? []
  const aligned = alignedBlocks(sides, source, target)
  const byBlock = new Map(changes.map((change) => [change.unit.block?.index, change]))
  const entries: Entry[] = target.map(({ block }, from) => ({
    from,
    format: () => block.source,
    change: undefined,
  }))
  const copied: string[] = []
  let last: Entry | undefined
  for (const [index, { node, block }] of source.entries()) {
    const place = aligned.get(index)
    const own = place === undefined ? undefined : entries.find(({ from }) => from === place)
    const change = byBlock.get(index)
    const passage = hashOf(block.source.trim())
    // Images, code and rules have no texts, so a new one is copied beside the texts that were translated.
    const isCopied = own === undefined && sides.waiting.has(passage) && readBlock(node, '').texts.length === 0
    if (isCopied) copied.push(passage)
    const format: Entry['format'] =
      change === undefined ? () => block.source : (marker) => blockText(change, marker)
    const made = change !== undefined || isCopied ? { from: own?.from, format, change } : own
    if (made === undefined) continue
    if (own !== undefined) entries[entries.indexOf(own)] = made
    else entries.splice(last === undefined ? 0 : entries.indexOf(last) + 1, 0, made)
    last = made
  }
  return { entries, copied }
}

/** The markup around the texts is that of the translation if it has the same structure, or else of the source. */
function blockText({ unit: { block }, texts }: UnitChange, marker?: Marker): string {
  if (block === undefined) return ''
  const node = block.beside?.node ?? block.node
  const nodes = new Map([...block.read.nodes, ...(block.beside?.read.nodes ?? [])])
  return formatBlock(writeBlock(node, nodes, texts), marker)
}
