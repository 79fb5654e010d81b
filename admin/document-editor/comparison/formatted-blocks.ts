/** Converts Markdown to the blocks of a comparison, in the form that readers see. */
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { DiffBlock } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Image, Link, Nodes, Table } from 'mdast'

type Run = NonNullable<DiffBlock['runs']>[number]
type Styles = NonNullable<Run['styles']>

/** Returns `undefined` when the text cannot be parsed: then only the source can be compared. */
export function formattedBlocks(source: string, i18n: I18n): readonly DiffBlock[] | undefined {
  try {
    return blocksIn(readTree(source), { source, i18n, depth: 0 })
  } catch {
    return undefined
  }
}

interface BlockPosition {
  readonly source: string
  readonly i18n: I18n
  readonly depth: number
}

function blocksIn(parent: Nodes, blockPosition: BlockPosition): readonly DiffBlock[] {
  return 'children' in parent ? parent.children.flatMap((child) => blocksOf(child, blockPosition)) : []
}

function blocksOf(node: Nodes, blockPosition: BlockPosition): readonly DiffBlock[] {
  const { i18n, depth } = blockPosition
  const deeper = { ...blockPosition, depth: depth + 1 }
  switch (node.type) {
    case 'paragraph':
      return [blockOf(runsIn(node), depth)]
    case 'heading': {
      const level = node.depth
      const style = level <= 2 ? ('title' as const) : ('heading' as const)
      return [{ ...blockOf(runsIn(node), depth), style, kind: i18n._(msg`Heading ${level}`) }]
    }
    case 'list':
      return node.children.flatMap((item, index) => {
        const number = node.ordered ? `${(node.start ?? 1) + index}. ` : '• '
        return itemBlocks(blocksIn(item, blockPosition), signOf(item.checked) ?? number, depth)
      })
    case 'blockquote':
      return blocksIn(node, deeper).map((block) => ({ ...block, kind: block.kind ?? i18n._(msg`Quote`) }))
    case 'code': {
      const options = [node.lang, node.meta].filter(Boolean).join(' ')
      const kind = options === '' ? i18n._(msg`Code`) : `${i18n._(msg`Code`)} (${options})`
      return [{ ...blockOf([{ text: node.value }], depth), kind, style: 'code' }]
    }
    case 'table':
      return node.children.map((row, line) => {
        const aligned = line === 0 ? alignmentsOf(node, i18n) : ''
        const cells = row.children.flatMap((cell, index) => [
          ...(index === 0 ? [] : [{ text: ' │ ' }]),
          ...runsIn(cell),
        ])
        return { ...blockOf(cells, depth), kind: `${i18n._(msg`Table row`)}${aligned}` }
      })
    case 'thematicBreak':
      return [blockOf([{ text: '———' }], depth)]
    case 'mdxJsxFlowElement':
      return [
        { ...blockOf([{ text: valuesOf(node).join(' · ') }], depth), kind: labelOf(node.name, i18n) },
        ...blocksIn(node, deeper),
      ]
    case 'footnoteDefinition':
      return blocksIn(node, deeper).map((block) => ({ ...block, kind: `[${node.identifier}]` }))
    default:
      return [blockOf([{ text: sourceOf(node, blockPosition) }], depth)]
  }
}

const alignments = { left: msg`left`, center: msg`centre`, right: msg`right` }

/** The alignment of each column. Empty if none has one. */
function alignmentsOf({ align }: Table, i18n: I18n): string {
  if (!align?.some((one) => one !== null)) return ''
  return ` (${align.map((one) => (one == null ? '–' : i18n._(alignments[one]))).join(', ')})`
}

/** The checkbox of an item in a task list. */
function signOf(checked: boolean | null | undefined): string | undefined {
  if (checked == null) return undefined
  return checked ? '☑ ' : '☐ '
}

/** The list marker precedes the first block of an item. Further blocks are indented one level deeper. */
function itemBlocks(
  [first, ...rest]: readonly DiffBlock[],
  sign: string,
  depth: number,
): readonly DiffBlock[] {
  const runs = first?.runs ?? [{ text: first?.text ?? '' }]
  const item = { ...blockOf([{ text: sign }, ...runs], depth), style: 'item' as const }
  return [item, ...rest.map((block) => ({ ...block, depth: (block.depth ?? 0) + 1 }))]
}

function blockOf(runs: readonly Run[], depth: number): DiffBlock {
  return { text: runs.map(({ text }) => text).join(''), runs, depth }
}

function runsIn(parent: Nodes, styles: Styles = [], detail?: string): Run[] {
  return 'children' in parent ? parent.children.flatMap((child) => runsOf(child, styles, detail)) : []
}

function runsOf(node: Nodes, styles: Styles, detail: string | undefined): Run[] {
  const run = (text: string, more: Partial<Run> = {}): Run[] => [
    { text, ...(styles.length > 0 && { styles }), ...(detail !== undefined && { detail }), ...more },
  ]
  switch (node.type) {
    case 'strong':
    case 'emphasis':
    case 'delete':
      return runsIn(node, [...styles, node.type], detail)
    case 'inlineCode':
      return run(node.value, { styles: [...styles, 'code'] })
    case 'link':
      return runsIn(node, [...styles, 'link'], targetOf(node))
    case 'linkReference':
      return runsIn(node, [...styles, 'link'], node.identifier)
    case 'image':
      return run(node.alt || node.url, { detail: targetOf(node) })
    case 'imageReference':
      return run(node.alt || node.identifier, { detail: node.identifier })
    case 'break':
      return run('\n')
    case 'footnoteReference':
      return run(`[${node.identifier}]`)
    case 'mdxJsxTextElement':
      return runsIn(node, [...styles, 'code'], [node.name, ...valuesOf(node)].join(' '))
    default:
      return 'value' in node ? run(node.value) : runsIn(node, styles, detail)
  }
}

/** The URL of a link or image with its title. */
function targetOf({ url, title }: Link | Image): string {
  return title ? `${url} “${title}”` : url
}

interface Element {
  readonly name: string | null
  readonly attributes: readonly { readonly name?: string; readonly value?: unknown }[]
}

/** The attributes of a component, such as title, tone and image. One without a value, such as `hidden`, has its name. */
function valuesOf({ attributes }: Element): readonly string[] {
  return attributes.flatMap(({ name, value }) => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'object' && value !== null && 'value' in value) return [String(value.value)]
    return name ?? []
  })
}

function labelOf(name: string | null, i18n: I18n): string {
  const component = componentNamed(name ?? '')
  return component === undefined ? (name ?? '') : i18n._(component.label)
}

function sourceOf({ position }: Nodes, { source }: BlockPosition): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}
