/** Translates the value of a field. Only its texts go to the service: links, markup and order stay as they are. */
import { partText } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import { formatBlock } from '@cyanotype/content/mdx/write/format-mdx.ts'
import { writeText } from '@cyanotype/content/mdx/write/serialize-text.ts'
import type { Field, LayerData } from '@cyanotype/content/model/index.ts'
import { isKind } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { ParseTimeLimit } from '../checks/index.ts'
import type { Inline } from '../text-segments/index.ts'
import {
  isSameContent,
  nodesIn,
  readBlock,
  textIn,
  textsIn,
  withTexts,
  writeBlock,
} from '../text-segments/index.ts'
import type { SendTexts } from './translate-texts.ts'
import { translateTexts } from './translate-texts.ts'

interface Translating {
  readonly send: SendTexts
  readonly parseTimeLimit: Pick<ParseTimeLimit, 'suffices'>
}

export async function translateValue(
  field: Field<unknown>,
  value: unknown,
  use: Translating,
): Promise<unknown> {
  if (isKind(field, 'mdx')) return translateBlocks(String(value), use)
  if (!isKind(field, 'group')) return translateTextField(field, value, use)
  const data: LayerData = { ...Object(value) }
  const translated: Record<string, unknown> = { ...data }
  for (const [name, inner] of Object.entries(field.fields)) {
    if (data[name] !== undefined) translated[name] = await translateValue(inner, data[name], use)
  }
  return translated
}

/** A field without texts stays as it is. Lines are translated one by one, so that they stay lines. */
async function translateTextField(
  field: Field<unknown>,
  value: unknown,
  { send }: Translating,
): Promise<unknown> {
  const texts = textsIn(field, value)
  if (texts === undefined) return value
  const lines = texts.map((text) => text.split('\n'))
  const translated = await translateTexts(
    lines.flat().map((line) => [line]),
    send,
  )
  let next = 0
  const made = lines.map((own) => own.map(() => textIn(translated[next++] ?? [])).join('\n'))
  const result = withTexts(field, value, made)
  if (result === undefined) throw new Problem('translation_unfit')
  return result
}

async function translateBlocks(source: string, { send, parseTimeLimit }: Translating): Promise<string> {
  const nodes = (await parseTimeLimit.suffices(source)) ? nodesIn(source) : undefined
  if (nodes === undefined) throw new Problem('translation_unfit')
  const blocks = nodes.map(({ node, block }) => ({ node, block, read: readBlock(node, source) }))
  const translated = await translateTexts(
    blocks.flatMap(({ read }) => read.texts),
    send,
  )
  let next = 0
  const made = blocks.map((one) => ({ ...one, texts: one.read.texts.map(() => translated[next++] ?? []) }))
  const { source: text } = writeText(
    partText(source),
    made.map(({ node, block, read, texts }, from) => ({
      from: texts.length === 0 ? from : undefined,
      format: (marker) =>
        texts.length === 0 ? block.source : formatBlock(writeBlock(node, read.nodes, texts), marker),
    })),
  )
  const again = (await parseTimeLimit.suffices(text)) ? nodesIn(text) : undefined
  const isSame = (index: number, texts: readonly (readonly Inline[])[]) => {
    const node = again?.[index]?.node
    const read = node === undefined ? [] : readBlock(node, text).texts
    return read.length === texts.length && read.every((one, place) => isSameText(one, texts[place] ?? []))
  }
  // A text that reads differently would change the structure of the page.
  if (again?.length !== made.length || !made.every(({ texts }, index) => isSame(index, texts)))
    throw new Problem('translation_unfit')
  return text
}

const isSameText = (one: readonly Inline[], other: readonly Inline[]) =>
  isSameContent([textIn(one).trim()], [textIn(other).trim()])
