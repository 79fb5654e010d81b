/**
 * Converts HTML from Word, Google Docs or the web to Markdown: headings, lists, tables, links, images, bold
 * and italic. Colours, fonts and empty lines are dropped.
 */
import { safeHref } from '@cyanotype/content/model/hrefs.ts'
import type { BlockContent, DefinitionContent, ListItem } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { convertFootnotes } from './footnotes.ts'
import type { Marks, Run } from './inline-runs.ts'
import { containsBlocks, isSilent, linesOf, marksOf, phrasesOf, plain } from './inline-runs.ts'
import { raisedDigits } from './raised-digits.ts'
import { rowsOf, tableOf } from './table-from-html.ts'
import { convertWordLists } from './word-lists.ts'

export type Block = BlockContent | DefinitionContent

export interface TreePosition {
  readonly marks: Marks
  /**
   * The number of surrounding lists and quotes, limited to 8: deeper nesting is hard to read, and the checker
   * rejects the 65th level.
   */
  readonly depth: number
}

const maxDepth = 8

export function treeOfHtml(html: string): readonly Block[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  convertWordLists(page)
  convertFootnotes(page)
  return lowered(blocksOf(page.body, { marks: plain, depth: 0 }))
}

export function blocksOf(parent: Element, treePosition: TreePosition): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  const flush = () => {
    blocks.push(...paragraphsOf(runs))
    runs = []
  }
  for (const child of parent.childNodes) {
    if (child instanceof Element && containsBlocks(child)) {
      flush()
      if (!isSilent(child)) blocks.push(...blocksOfElement(child, treePosition))
    } else runs.push(...runsOf(child, treePosition.marks))
  }
  flush()
  return blocks
}

/** All text below a node in order, regardless of the elements around it. */
export function runsOf(node: Node, marks: Marks): readonly Run[] {
  if (node instanceof Text) return [{ kind: 'words', text: visible(node.data), marks }]
  if (!(node instanceof Element) || isSilent(node)) return []
  if (node.localName === 'br') return [{ kind: 'break' }]
  if (node.localName === 'img') return pictureOf(node)
  const label = footnoteOf(node)
  if (label !== undefined) return [{ kind: 'footnote', label }]
  const inner = marksOf(node, marks)
  return raisedDigits(
    node,
    [...node.childNodes].flatMap((child) => runsOf(child, inner)),
  )
}

/** Removes invisible characters: control characters, soft hyphens, zero-width spaces and byte order marks. */
const visible = (text: string) => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\u00ad\u200b\ufeff]/gu, '')

function blocksOfElement(element: Element, treePosition: TreePosition): readonly Block[] {
  const name = element.localName
  const heading = /^h([1-6])$/.exec(name)?.[1] ?? wordHeading(element)
  if (heading !== undefined) return headingOf(element, Number(heading), treePosition)
  switch (name) {
    case 'ul':
    case 'ol':
      return treePosition.depth < maxDepth ? listOf(element, treePosition) : blocksOf(element, treePosition)
    case 'blockquote': {
      const children = blocksOf(element, { ...treePosition, depth: treePosition.depth + 1 })
      return children.length === 0 || treePosition.depth >= maxDepth
        ? children
        : [{ type: 'blockquote', children }]
    }
    case 'pre':
      return codeOf(element)
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'table':
      return (
        tableOf(element, treePosition) ??
        rowsOf(element)
          .flat()
          .flatMap((cell) => blocksOf(cell, treePosition))
      )
    case 'aside': {
      const label = footnoteOf(element)
      const children = blocksOf(element, treePosition)
      if (label === undefined || children.length === 0) return children
      return [{ type: 'footnoteDefinition', identifier: label, label, children }]
    }
    case 'figure':
      return figureOf(element) ?? blocksOf(element, treePosition)
    default:
      return blocksOf(element, { ...treePosition, marks: marksOf(element, treePosition.marks) })
  }
}

const footnoteOf = (element: Element) =>
  element instanceof HTMLElement ? element.dataset.footnote : undefined

/** In Word, some headings are paragraphs with a heading style or, on the web, with a role. */
function wordHeading(element: Element): string | undefined {
  if (element.getAttribute('role') === 'heading')
    return /^[1-6]$/.exec(element.getAttribute('aria-level') ?? '2')?.[0]
  if (element.localName !== 'p') return undefined
  if (element.classList.contains('MsoTitle')) return '1'
  return /mso-outline-level:\s*([1-6])/i.exec(element.getAttribute('style') ?? '')?.[1]
}

function headingOf(element: Element, level: number, treePosition: TreePosition): readonly Block[] {
  const runs = [...element.childNodes].flatMap((child) => runsOf(child, treePosition.marks))
  const textRuns = runs.filter((run) => run.kind === 'words' && run.text.trim() !== '')
  const isAllBold = textRuns.every((run) => run.kind === 'words' && run.marks.strong)
  // A heading is bold already and has only one line.
  const line = runs.flatMap((run): Run[] => {
    if (run.kind === 'break') return [{ kind: 'words', text: ' ', marks: plain }]
    return run.kind === 'words' && isAllBold ? [{ ...run, marks: { ...run.marks, strong: false } }] : [run]
  })
  return linesOf(line).map((part) => ({ type: 'heading', depth: depthOf(level), children: phrasesOf(part) }))
}

const depths = [1, 2, 3, 4, 5, 6] as const
const depthOf = (level: number) => depths[Math.min(Math.max(level, 1), 6) - 1] ?? 6

function paragraphsOf(runs: readonly Run[]): readonly Block[] {
  return linesOf(runs).map((line) => {
    const [only, ...others] = line
    if (only?.kind === 'picture' && others.length === 0) return figure({ src: only.src, alt: only.alt })
    return { type: 'paragraph', children: phrasesOf(line) }
  })
}

// Images of a pasted page: those with a public URL are inserted.

/** URLs that expire within an hour after copying, or that need the session in Word on the web. */
const temporaryUrl = /^https?:\/\/[\w-]+\.(?:googleusercontent\.com|officeapps\.live\.com)\//i

function pictureOf(element: Element): readonly Run[] {
  const src = sourceOf(element)
  return src === undefined ? [] : [{ kind: 'picture', src, alt: altOf(element) }]
}

/** A figure with one image. `undefined` for others, such as a table with a caption. */
function figureOf(element: Element): readonly MdxJsxFlowElement[] | undefined {
  const [picture, ...others] = element.querySelectorAll('img')
  if (picture === undefined || others.length > 0 || element.querySelector('table, pre, video') !== null) {
    return undefined
  }
  const src = sourceOf(picture)
  if (src === undefined) return undefined
  const caption = oneLine(element.querySelector('figcaption')?.textContent ?? '').slice(0, 200)
  return [figure({ src, alt: altOf(picture), ...(caption === '' ? {} : { caption }) })]
}

function figure(props: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  }
}

/** Counts images that cannot be inserted, because they are local files or their URL is about to expire. */
export function countSkippedImages(html: string): number {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...page.querySelectorAll('img')]
  return pictures.filter((one) => sourceOf(one) === undefined && !isInvisible(one)).length
}

/** Newsletters use images of one pixel for tracking, and Google Docs draws the boxes of a checklist. */
const isInvisible = (picture: Element) =>
  picture.getAttribute('aria-roledescription')?.startsWith('checkbox') === true ||
  ['width', 'height'].some((side) => /^[01]$/.test(picture.getAttribute(side) ?? ''))

function sourceOf(picture: Element): string | undefined {
  const src = picture.getAttribute('src')?.trim() ?? ''
  if (isInvisible(picture) || temporaryUrl.test(src) || /\s/.test(src)) return undefined
  return /^(https?:\/\/|\/(?!\/))/i.test(src) ? safeHref(src) : undefined
}

const altOf = (picture: Element) => oneLine(picture.getAttribute('alt') ?? '').slice(0, 500)

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

function listOf(element: Element, treePosition: TreePosition): readonly Block[] {
  const items: ListItem[] = []
  for (const child of element.children) {
    if (isSilent(child)) continue
    const children =
      child.localName === 'li'
        ? blocksOf(child, inner(child, treePosition))
        : blocksOfElement(child, { ...treePosition, depth: treePosition.depth + 1 })
    if (children.length === 0) continue
    const last = items.at(-1)
    // Google Docs puts a nested list beside its item instead of into it.
    if (child.localName !== 'li' && last !== undefined) last.children.push(...children)
    else items.push({ type: 'listItem', checked: checkedOf(child), spread: false, children: [...children] })
  }
  if (items.length === 0) return []
  const isLoose = items.some(({ children }) => children.filter(({ type }) => type === 'paragraph').length > 1)
  const ordered = element.localName === 'ol'
  return [
    {
      type: 'list',
      ordered,
      start: ordered ? startOf(element) : null,
      spread: isLoose,
      children: items.map((item) => ({ ...item, spread: isLoose })),
    },
  ]
}

function startOf(list: Element): number {
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10)
  return start >= 0 && start < 1e9 ? start : 1
}

const inner = (element: Element, { marks, depth }: TreePosition): TreePosition => ({
  marks: marksOf(element, marks),
  depth: depth + 1,
})

function checkedOf(item: Element): boolean | null {
  const box = item.querySelector(':scope > input[type="checkbox"], :scope > p > input[type="checkbox"]')
  if (box !== null) return box.hasAttribute('checked')
  return item.getAttribute('role') === 'checkbox' ? item.getAttribute('aria-checked') === 'true' : null
}

function codeOf(element: Element): readonly Block[] {
  for (const line of element.querySelectorAll('br')) line.replaceWith('\n')
  const value = visible(element.textContent.replaceAll(/\r\n?/g, '\n')).replace(/^\n+/, '').trimEnd()
  const classNames = [element, ...element.querySelectorAll('code')].map((one) => one.className).join(' ')
  const lang = /\b(?:language|lang|highlight-source)-([\w+#-]{1,30})/.exec(classNames)?.[1] ?? null
  return value === '' ? [] : [{ type: 'code', lang, meta: null, value }]
}

/** The first level belongs to the page: when a text uses it, all headings move down one level. */
function lowered(blocks: readonly Block[]): readonly Block[] {
  const hasFirst = (all: readonly Block[]): boolean =>
    all.some((block) => block.type === 'heading' && block.depth === 1)
  if (!hasFirst(blocks)) return blocks
  return blocks.map((block) =>
    block.type === 'heading' ? { ...block, depth: depthOf(block.depth + 1) } : block,
  )
}
