/** Inline runs: text with marks, as collected from a page, converted to inline Markdown. */
import type { PhrasingContent } from 'mdast'
import { cleanAddress } from './strip-tracking-params.ts'

export interface Marks {
  readonly strong: boolean
  readonly emphasis: boolean
  readonly delete: boolean
  readonly code: boolean
  readonly href: string | undefined
}

export const plain: Marks = { strong: false, emphasis: false, delete: false, code: false, href: undefined }

export type Run =
  | { readonly kind: 'words'; readonly text: string; readonly marks: Marks }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'footnote'; readonly label: string }

/** One break is a new line and two are a new paragraph. Blank lines are dropped. */
export function linesOf(runs: readonly Run[]): readonly (readonly Run[])[] {
  const lines: Run[][] = [[]]
  for (const [place, run] of runs.entries()) {
    const isPair = run.kind === 'break' && runs[place + 1]?.kind === 'break'
    if (isPair) lines.push([])
    else if (run.kind !== 'break' || (lines.at(-1)?.length ?? 0) > 0) lines.at(-1)?.push(run)
  }
  return lines.map(tidied).filter((line) => line.length > 0)
}

/** The inline nodes of one line, with marks from the outermost to the innermost. */
export function phrasesOf(runs: readonly Run[]): PhrasingContent[] {
  return nested(runs, ['href', 'strong', 'emphasis', 'delete'])
}

const blank = /^[\s\u00a0]*$/
const inner = (run: Run | undefined) => run !== undefined && run.kind === 'words' && blank.test(run.text)

/** Removes blanks at both ends and repeated spaces. */
function tidied(line: readonly Run[]): readonly Run[] {
  const isNothing = (run: Run | undefined) => run?.kind === 'break' || inner(run)
  let start = 0
  let end = line.length
  while (start < end && isNothing(line[start])) start += 1
  while (end > start && isNothing(line[end - 1])) end -= 1
  const stored: Run[] = []
  for (const [place, run] of line.slice(start, end).entries()) {
    const follows = place === 0 || endsBlank(stored.at(-1))
    const isLast = place === end - start - 1
    const tidy = run.kind === 'words' ? { ...run, text: spaced(run.text, follows, isLast) } : run
    if (tidy.kind !== 'words' || tidy.text !== '') stored.push(tidy)
  }
  return joined(stored)
}

function endsBlank(run: Run | undefined): boolean {
  return run === undefined || run.kind === 'break' || (run.kind === 'words' && /[\s\u00a0]$/.test(run.text))
}

function spaced(text: string, follows: boolean, isLast: boolean): string {
  // A non-breaking space between two words stays. Beside another space it is padding.
  const single = text.replaceAll(/(?<!\s)\u00a0*[^\S\u00a0]\s*/g, ' ')
  const trimmed = follows ? single.replace(/^[\s\u00a0]+/, '') : single
  return isLast ? trimmed.trimEnd() : trimmed
}

const isSame = (a: Marks, b: Marks) =>
  a.strong === b.strong &&
  a.emphasis === b.emphasis &&
  a.delete === b.delete &&
  a.code === b.code &&
  a.href === b.href

/** Word splits text into many spans with the same marks. */
function joined(runs: readonly Run[]): readonly Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    const goesOn = last?.kind === 'words' && run.kind === 'words' && isSame(last.marks, run.marks)
    if (goesOn) merged[merged.length - 1] = { ...last, text: last.text + run.text }
    else merged.push(run)
  }
  return merged
}

type Wrap = Exclude<keyof Marks, 'code'>

function nested(runs: readonly Run[], wraps: readonly Wrap[]): PhrasingContent[] {
  const [wrap, ...deeper] = wraps
  if (wrap === undefined) return runs.flatMap(leafOf)
  return grouped(runs, wrap).flatMap(({ value, part }) => {
    const { before, middle, after } = value ? withoutEdges(part) : { before: '', middle: part, after: '' }
    const children = nested(middle, deeper)
    if (!value || children.length === 0) return children
    return [...spaceOf(before), wrapped(wrap, value, children), ...spaceOf(after)]
  })
}

function grouped(runs: readonly Run[], wrap: Wrap) {
  const groups: { value: string | boolean | undefined; part: Run[] }[] = []
  for (const run of runs) {
    const value = run.kind === 'words' ? run.marks[wrap] : plain[wrap]
    const last = groups.at(-1)
    if (last !== undefined && last.value === value) last.part.push(run)
    else groups.push({ value, part: [run] })
  }
  return groups
}

/** In Markdown a mark cannot start or end with a space, so the space moves outside. */
function withoutEdges(part: readonly Run[]) {
  const first = part[0]
  const last = part.at(-1)
  const before = first?.kind === 'words' ? (/^\s+/.exec(first.text)?.[0] ?? '') : ''
  const isBlank = part.every((run) => inner(run))
  const after = !isBlank && last?.kind === 'words' ? (/(?<!\s)\s+$/.exec(last.text)?.[0] ?? '') : ''
  const middle = part.map((run, place) => {
    if (run.kind !== 'words') return run
    const start = place === 0 ? before.length : 0
    const end = place === part.length - 1 ? run.text.length - after.length : run.text.length
    return { ...run, text: run.text.slice(start, Math.max(start, end)) }
  })
  return { before, middle: middle.filter((run) => run.kind !== 'words' || run.text !== ''), after }
}

const spaceOf = (space: string): PhrasingContent[] => (space === '' ? [] : [{ type: 'text', value: ' ' }])

function wrapped(wrap: Wrap, value: string | true, children: PhrasingContent[]): PhrasingContent {
  if (wrap === 'href') return { type: 'link', url: String(value), title: null, children }
  return { type: wrap, children }
}

function leafOf(run: Run): PhrasingContent[] {
  switch (run.kind) {
    case 'break':
      return [{ type: 'break' }]
    case 'picture':
      return [{ type: 'image', url: run.src, alt: run.alt, title: null }]
    case 'footnote':
      return [{ type: 'footnoteReference', identifier: run.label, label: run.label }]
    default:
      return [run.marks.code ? { type: 'inlineCode', value: run.text } : { type: 'text', value: run.text }]
  }
}

// Meaning of pasted elements: by their names and the few styles that carry meaning.

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, tr, td, th, caption, blockquote, pre, hr, figure, figcaption, section, article, main, header, footer, aside, nav, address, details, summary, fieldset, form, center'

/** Elements without text or that were hidden. */
export const silent =
  'script, style, head, meta, link, title, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, button, input, select, textarea, dialog, [hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide" i], [style*="mso-list:Ignore" i], [style*="mso-element:comment" i], .msocomanchor'

export const isSilent = (element: Element) => element.matches(silent)
const isBlock = (element: Element) => element.matches(blocks)
/** An inline element may contain blocks: Google Docs wraps everything in a `b` element. */
export const containsBlocks = (element: Element) => isBlock(element) || element.querySelector(blocks) !== null

const strong = new Set(['b', 'strong'])
const emphasis = new Set(['i', 'em', 'cite', 'dfn', 'var'])
const deleted = new Set(['s', 'del', 'strike'])
const code = new Set(['code', 'kbd', 'samp', 'tt'])

export function marksOf(element: Element, around: Marks): Marks {
  const name = element.localName
  const style = styleOf(element)
  const href = name === 'a' ? cleanAddress(element.getAttribute('href') ?? '') : undefined
  return {
    strong: isBold(style.get('font-weight')) ?? (around.strong || strong.has(name)),
    emphasis: isItalic(style.get('font-style')) ?? (around.emphasis || emphasis.has(name)),
    delete:
      around.delete ||
      deleted.has(name) ||
      /line-through/.test(`${style.get('text-decoration')} ${style.get('text-decoration-line')}`),
    code: around.code || code.has(name) || isCodeFont(style.get('font-family')),
    href: href ?? around.href,
  }
}

/** Reads the attribute, because browsers drop unknown styles and Word uses its own. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const
  })
  return new Map(declarations)
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined
  return style.startsWith('italic') || style.startsWith('oblique')
}

function isCodeFont(family: string | undefined): boolean {
  return /^["']?(courier|consolas|menlo|monaco|roboto mono|source code|monospace|ui-monospace)/.test(
    family ?? '',
  )
}
