/** The units of a document in one language: one for each text field, list of texts, and block of MDX. */
import { alignTranslation, inOrder } from '@cyanotype/content/mdx/merge/align-translation.ts'
import type { Field } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import type { RootContent } from 'mdast'
import { legal } from '../../platform/xml.ts'
import type { BlockNode, BlockTexts, CodeSource, Inline } from '../text-segments/index.ts'
import { nodesIn, normalizeInline, readBlock, textsIn } from '../text-segments/index.ts'
import { hashOf } from '../translations/index.ts'
import type { SegmentState } from './xliff-document.ts'

type Contents = readonly (readonly Inline[])[]

export interface TranslationUnit {
  /** The field, which one of several equal passages it is, and the hash of the source. */
  readonly key: string
  readonly field: string
  /** The hash by which the translation status knows the passage. */
  readonly passage: string
  readonly block: SourceBlock | undefined
  readonly source: Contents
  /** Undefined without a translation, or if the translation has another structure. */
  readonly target: Contents | undefined
  /** The hash of the translation as a whole. */
  readonly targetHash: string
  readonly codes: readonly CodeSource[]
  readonly state: SegmentState
}

/** A block of the source, beside its translation. */
export interface SourceBlock {
  readonly index: number
  readonly node: RootContent
  readonly read: BlockTexts
  readonly beside: TargetBlock | undefined
}

export interface TargetBlock {
  readonly index: number
  readonly node: RootContent
  readonly read: BlockTexts
}

export interface FieldSides {
  readonly name: string
  readonly field: Field<unknown>
  readonly source: unknown
  readonly target: unknown
  /** Passages of the source that are new or changed since the translation. */
  readonly waiting: ReadonlySet<string>
  /** The indexes of translations by block of the source, as far as the server knows them. */
  readonly counterparts: readonly (number | null)[] | null
  /** The state of what is not waiting. */
  readonly done: SegmentState
}

export function unitsOf(sides: FieldSides): readonly TranslationUnit[] {
  return isKind(sides.field, 'mdx') ? blockUnits(sides) : fieldUnit(sides)
}

/** 60 bits of the hash, which keep the ids readable. */
const shortLength = 10

const shortHash = (text: string): string =>
  text.trim() === '' ? '0' : hashOf(text.trim()).slice(0, shortLength)

/** A text that the parser cannot read has no units: its markup could not be kept. */
function blockUnits(sides: FieldSides): readonly TranslationUnit[] {
  const source = nodesIn(String(sides.source))
  const target = nodesIn(String(sides.target)) ?? []
  if (source === undefined) return []
  const aligned = alignedBlocks(sides, source, target)
  const counts = new Map<string, number>()
  return source.flatMap(({ node, block }, index) => {
    const passage = hashOf(block.source.trim())
    const count = (counts.get(passage) ?? 0) + 1
    counts.set(passage, count)
    const read = readBlock(node, String(sides.source))
    if (read.texts.length === 0) return []
    const place = aligned.get(index)
    const other = place === undefined ? undefined : target[place]
    const beside =
      place === undefined || other === undefined
        ? undefined
        : { index: place, node: other.node, read: readBlock(other.node, String(sides.target), read.nodes) }
    const fits = beside !== undefined && shapeOf(beside.node) === shapeOf(node)
    const own = fits ? beside.read : undefined
    return {
      key: `${sides.name}.${count}.${passage.slice(0, shortLength)}`,
      field: sides.name,
      passage,
      block: { index, node, read, beside: fits ? beside : undefined },
      source: read.texts,
      target: own?.texts,
      targetHash: shortHash(other?.block.source ?? ''),
      codes: [...read.codes, ...(own?.codes.filter(({ id }) => !read.nodes.has(id)) ?? [])],
      state: own === undefined || sides.waiting.has(passage) ? 'initial' : sides.done,
    }
  })
}

/** As the editor shows both languages side by side. */
export function alignedBlocks(
  { counterparts }: Pick<FieldSides, 'counterparts'>,
  source: readonly BlockNode[],
  target: readonly BlockNode[],
): ReadonlyMap<number, number> {
  const pairs = counterparts?.length === source.length ? counterparts : []
  const sourcesOf = (nodes: readonly BlockNode[]) => nodes.map(({ block }) => block.source)
  return new Map(
    inOrder(
      alignTranslation(
        sourcesOf(source),
        sourcesOf(target),
        pairs.map((index) => index ?? undefined),
      ),
    ),
  )
}

/** Two blocks with the same structure have the same texts, in the same order. */
function shapeOf(node: RootContent): string {
  const { texts } = readBlock(node, '')
  const name = node.type === 'mdxJsxFlowElement' ? node.name : null
  const depth = node.type === 'heading' ? node.depth : null
  return JSON.stringify([node.type, name, depth, texts.length])
}

function fieldUnit(sides: FieldSides): readonly TranslationUnit[] {
  const { name, field, waiting, done } = sides
  const texts = textsIn(field, sides.source)
  const passage = field.searchText(sides.source).trim()
  if (texts === undefined || passage === '') return []
  const own = textsIn(field, sides.target)
  const written = field.searchText(sides.target)
  const fits = own?.length === texts.length && written.trim() !== ''
  const hash = hashOf(passage)
  const isDone = fits && !waiting.has(hash)
  return [
    {
      key: `${name}.1.${hash.slice(0, shortLength)}`,
      field: name,
      passage: hash,
      block: undefined,
      source: texts.map((text) => normalizeInline([legal(text)])),
      target: fits ? own.map((text) => normalizeInline([legal(text)])) : undefined,
      targetHash: shortHash(written),
      codes: [],
      state: isDone ? done : 'initial',
    },
  ]
}
