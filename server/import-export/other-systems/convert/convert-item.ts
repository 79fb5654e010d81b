/** Converts the text of an item to MDX of the vocabulary, with its images in the media library. */
import { definitionsOf } from '@cyanotype/content/mdx/parse/parse-mdx.ts'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ForeignItem } from '../foreign-item.ts'
import type { ForeignImages, ImageResult } from '../images.ts'
import { markdownToTree } from '../markdown/markdown-to-tree.ts'
import type { ImportNote } from '../notes.ts'
import { countNotes, note } from '../notes.ts'
import { cleanTree } from './clean-tree.ts'
import { htmlToTree } from './html-to-tree.ts'
import { paragraphOf } from './make-nodes.ts'
import { writeText } from './write-text.ts'

export interface ConvertedItem {
  readonly item: ForeignItem
  /** Undefined if the text cannot be stored at all. */
  readonly text: string | undefined
  /** The id of the cover in the media library. */
  readonly cover: string | undefined
  readonly notes: readonly ImportNote[]
}

interface ConvertOptions {
  readonly images: Pick<ForeignImages, 'find'>
  readonly linkOf: (address: string) => string
}

export async function convertItem(item: ForeignItem, options: ConvertOptions): Promise<ConvertedItem> {
  const notes = [...item.notes]
  const cover =
    item.cover === undefined ? undefined : await options.images.find(item.cover, item.coverAlt, item)
  if (cover?.note !== undefined) notes.push(cover.note)
  const tree = treeOf(item, notes)
  const found = await findImages(tree, item, options.images)
  for (const { note: reason } of found.values()) if (reason !== undefined) notes.push(reason)
  const { linkOf } = options
  const fileLinks = fileLinksIn(tree, linkOf)
  notes.push(...fileLinks.map((address) => note('file-link', address)))
  const imageOf = (address: string) => found.get(address)?.address
  const text = guarded(() => writeText(cleanTree(tree, { notes, linkOf, imageOf }), notes))
  if (text === undefined) notes.push(note('text-refused'))
  return { item, text, cover: cover?.id, notes: countNotes(notes) }
}

/** A text that the parsers cannot handle, such as one with thousands of nested elements, is imported as plain text. */
function treeOf({ body }: ForeignItem, notes: ImportNote[]): Root {
  const tree = guarded(() => parse(body, notes))
  if (tree !== undefined) return tree
  notes.push(note('simplified'))
  const text = body.text.replaceAll(/<[^<>]{0,1000}>/g, ' ').replaceAll(/\s+/g, ' ')
  return { type: 'root', children: text.trim() === '' ? [] : [paragraphOf(text.trim())] }
}

function parse({ format, text }: ForeignItem['body'], notes: ImportNote[]): Root {
  if (format === 'markdown' || format === 'mdx') return markdownToTree(format, text, notes)
  return htmlToTree(text, { hasTextParagraphs: format === 'html-lines', notes })
}

function guarded<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch (problem) {
    if (problem instanceof RangeError) return undefined
    throw problem
  }
}

const batchSize = 4

async function findImages(
  tree: Root,
  item: ForeignItem,
  images: ConvertOptions['images'],
): Promise<ReadonlyMap<string, ImageResult>> {
  const altBySrc = new Map<string, string>()
  const definitions = definitionsOf(tree)
  visit(tree, (node) => {
    const image = imageIn(node, definitions)
    if (image !== undefined && !altBySrc.has(image.src)) altBySrc.set(image.src, image.alt)
  })
  const found = new Map<string, ImageResult>()
  const all = [...altBySrc]
  for (let from = 0; from < all.length; from += batchSize) {
    const batch = all.slice(from, from + batchSize)
    const results = await Promise.all(batch.map(([src, alt]) => images.find(src, alt, item)))
    for (const [index, result] of results.entries()) found.set(batch[index]?.[0] ?? '', result)
  }
  return found
}

type Definitions = ReturnType<typeof definitionsOf>

function imageIn(
  node: Nodes,
  definitions: Definitions,
): { readonly src: string; readonly alt: string } | undefined {
  if (node.type === 'image') return { src: node.url, alt: node.alt ?? '' }
  if (node.type === 'imageReference') {
    const target = definitions.get(node.identifier)
    return target && { src: target.url, alt: node.alt ?? '' }
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
  if (node.name !== 'Figure') return undefined
  const prop = (name: string) => {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    return typeof found?.value === 'string' ? found.value : ''
  }
  return { src: prop('src'), alt: prop('alt') }
}

const fileForm = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|mp[34]|webm|mov|csv)(?:[?#]|$)/i

/** Files such as documents stay on the old site, which may be switched off one day. */
function fileLinksIn(tree: Root, linkOf: (address: string) => string): readonly string[] {
  const found = new Set<string>()
  visit(tree, 'link', ({ url }) => {
    if (fileForm.test(url)) found.add(linkOf(url))
  })
  return [...found]
}
