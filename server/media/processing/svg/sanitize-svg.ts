/**
 * Sanitises an SVG: parses it as XML without a document type, and writes it again with allowed elements and
 * attributes only.
 */
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes'
import { SaxesParser } from 'saxes'
import { Problem } from '../../../problems/problems.ts'
import { attributes, elements, isSafeHref, isSafeStyle } from './allow-list.ts'

interface Drawing {
  readonly text: string
  readonly width: number | null
  readonly height: number | null
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'
const maxNodes = 10_000
/** Characters that are parsed before other requests get their turn. */
const batchSize = 65_536

interface State {
  readonly written: string[]
  readonly reuse: Reuse
  /** The open elements: the name of a kept one, undefined for a removed one. */
  readonly open: (string | undefined)[]
  /** How many open elements are removed: their content is removed too. */
  leftOut: number
  nodes: number
  root: SaxesTagNS | undefined
  style: string | undefined
}

/** Removes what is unsafe. Rejects what is made to exhaust resources. */
export async function cleanDrawing(name: string, bytes: Buffer): Promise<Drawing> {
  const unsafe = () => new Problem('unsafe_drawing', { name })
  const state: State = {
    written: [],
    reuse: countReuse(),
    open: [],
    leftOut: 0,
    nodes: 0,
    root: undefined,
    style: undefined,
  }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', () => {
    throw new Problem('unreadable_file', { name })
  })
  parser.on('doctype', () => {
    throw unsafe()
  })
  parser.on('opentag', (tag) => {
    if (++state.nodes > maxNodes) throw unsafe()
    openTag(state, tag)
  })
  parser.on('text', (text) => writeText(state, text))
  parser.on('cdata', (text) => writeText(state, text))
  parser.on('closetag', () => closeTag(state))

  const text = decode(name, bytes)
  for (let at = 0; at < text.length; at += batchSize) {
    parser.write(text.slice(at, at + batchSize))
    await new Promise(setImmediate)
  }
  parser.close()
  if (state.root === undefined) throw new Problem('unreadable_file', { name })
  if (!state.reuse.isBounded()) throw unsafe()
  return { text: state.written.join(''), ...sizeOf(state.root) }
}

function decode(name: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('unreadable_file', { name })
  }
}

function openTag(state: State, tag: SaxesTagNS): void {
  const isRoot = state.open.length === 0
  const isAllowed = state.leftOut === 0 && tag.uri === svgNamespace && elements.has(tag.local)
  if (isRoot && isAllowed && tag.local === 'svg') state.root = tag
  if (!isAllowed || (isRoot && state.root === undefined)) {
    state.open.push(undefined)
    state.leftOut++
    return
  }
  state.open.push(tag.local)
  if (tag.local === 'style') {
    state.style = ''
    return
  }
  const safeAttributes = withOneHref(
    Object.values(tag.attributes).filter((attribute) => isSafe(tag.local, attribute)),
  )
  state.reuse.open(tag.local, valueIn(safeAttributes, 'id'), valueIn(safeAttributes, 'href'))
  const own = isRoot ? ` xmlns="${svgNamespace}"` : ''
  state.written.push(`<${tag.local}${own}${safeAttributes.map(write).join('')}>`)
}

function closeTag(state: State): void {
  const name = state.open.pop()
  if (name === undefined) state.leftOut--
  else if (name !== 'style') {
    state.reuse.close()
    state.written.push(`</${name}>`)
  } else {
    const style = state.style ?? ''
    state.style = undefined
    if (isSafeStyle(style)) state.written.push(`<style>${escaped(style)}</style>`)
  }
}

function writeText(state: State, text: string): void {
  if (state.leftOut > 0 || state.open.length === 0) return
  if (state.style === undefined) state.written.push(escaped(text))
  else state.style += text
}

/** `xlink:href` is written as `href`, its successor. */
function isSafe(element: string, { uri, local, value, prefix }: SaxesAttributeNS): boolean {
  if (local === 'href' && (uri === '' || uri === linkNamespace)) return isSafeHref(element, value)
  if (prefix === 'xml') return local === 'space' || local === 'lang'
  return uri === '' && attributes.has(local) && isSafeStyle(value)
}

/** If both are present, the plain one is kept, as in browsers. Duplicate attributes are invalid XML. */
function withOneHref(list: readonly SaxesAttributeNS[]): readonly SaxesAttributeNS[] {
  const isPlain = ({ uri, local }: SaxesAttributeNS) => local === 'href' && uri === ''
  return list.some(isPlain) ? list.filter(({ uri }) => uri !== linkNamespace) : list
}

function write({ prefix, local, value }: SaxesAttributeNS): string {
  return ` ${prefix === 'xml' ? 'xml:' : ''}${local}="${escaped(value)}"`
}

function valueIn(list: readonly SaxesAttributeNS[], name: string): string | undefined {
  return list.find(({ local, prefix }) => local === name && prefix !== 'xml')?.value.trim()
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** In pixels: the declared size, or that of the view box. */
function sizeOf({ attributes: own }: SaxesTagNS): Pick<Drawing, 'width' | 'height'> {
  const [, , across, down] = (own.viewBox?.value ?? '').trim().split(/[\s,]+/)
  const pixels = (text: string | undefined) => {
    const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? '') ?? []
    return number === undefined || Number(number) < 1 ? null : Math.min(Math.round(Number(number)), 1_000_000)
  }
  const [width, height] = [pixels(own.width?.value), pixels(own.height?.value)]
  if (width !== null && height !== null) return { width, height }
  const [viewWidth, viewHeight] = [pixels(across), pixels(down)]
  return viewWidth === null || viewHeight === null
    ? { width: null, height: null }
    : { width: viewWidth, height: viewHeight }
}

interface Reuse {
  open(element: string, id: string | undefined, href: string | undefined): void
  close(): void
  /** Whether nothing is nested too deep, recursive, or repeated too often. */
  isBounded(): boolean
}

interface Part {
  /** The number of its elements, including those with their own id. */
  size: number
  readonly uses: string[]
}

interface Extent {
  readonly drawn: number
  readonly depth: number
}

const deepestUse = 8
const deepestNesting = 256
const maxElements = 100_000

/**
 * Limits how much is drawn when `use` repeats parts that repeat others: three levels of ten are already a
 * thousand, and more levels would hang a browser. Counted without rendering.
 */
function countReuse(): Reuse {
  const root: Part = { size: 0, uses: [] }
  const named = new Map<string, Part>()
  const extents = new Map<Part, Extent>()
  /** The parts that contain each open element. */
  const open: (readonly Part[])[] = []
  let deepest = 0

  /** How much a part draws in total. `undefined` if it is nested too deep, as recursion is. */
  function extentOf(part: Part, level: number): Extent | undefined {
    const found = extents.get(part)
    if (level + (found?.depth ?? 0) > deepestUse) return undefined
    if (found !== undefined) return found
    let [drawn, depth] = [part.size, 0]
    for (const id of part.uses) {
      const used = named.get(id)
      if (used === undefined) continue
      const extent = extentOf(used, level + 1)
      if (extent === undefined) return undefined
      drawn += extent.drawn
      depth = Math.max(depth, 1 + extent.depth)
    }
    extents.set(part, { drawn, depth })
    return { drawn, depth }
  }

  return {
    open(element, id, href) {
      const around = open.at(-1) ?? [root]
      const isNew = id !== undefined && !named.has(id)
      const own: Part = { size: 0, uses: [] }
      if (isNew) named.set(id, own)
      const within = isNew && around.length <= deepestNesting ? [...around, own] : around
      for (const part of within) {
        part.size++
        if (element === 'use' && href?.startsWith('#')) part.uses.push(href.slice(1))
      }
      open.push(within)
      deepest = Math.max(deepest, open.length)
    },
    close: () => void open.pop(),
    isBounded: () =>
      deepest <= deepestNesting &&
      (extentOf(root, 0)?.drawn ?? Number.POSITIVE_INFINITY) <= maxElements &&
      [...named.values()].every((part) => extentOf(part, 0) !== undefined),
  }
}
