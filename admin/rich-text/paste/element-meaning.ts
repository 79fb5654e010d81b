/** Meaning of pasted elements: by their names and the few styles that carry meaning. */

import type { Marks } from './inline-runs.ts'
import { cleanAddress } from './strip-tracking-params.ts'

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, tr, td, th, caption, blockquote, pre, hr, figure, figcaption, section, article, main, header, footer, aside, nav, address, details, summary, fieldset, form, center'

/** Elements without text or that were hidden. */
const silent =
  'script, style, head, meta, link, title, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, button, input, select, textarea, dialog, [hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide" i], [style*="mso-list:Ignore" i], [style*="mso-element:comment" i]'

export const isSilent = (element: Element) => element.matches(silent)
const isBlock = (element: Element) => element.matches(blocks)
/** An inline element may contain blocks: Google Docs wraps everything in a `b` element. */
export const holdsBlocks = (element: Element) => isBlock(element) || element.querySelector(blocks) !== null

const strong = new Set(['b', 'strong'])
const emphasis = new Set(['i', 'em', 'cite', 'dfn', 'var'])
const deleted = new Set(['s', 'del', 'strike'])
const code = new Set(['code', 'kbd', 'samp', 'tt'])

export function marksOf(element: Element, around: Marks): Marks {
  const name = element.localName
  const style = styleOf(element)
  const href = name === 'a' ? cleanAddress(element.getAttribute('href') ?? '') : undefined
  return {
    strong: weighs(style.get('font-weight')) ?? (around.strong || strong.has(name)),
    emphasis: leans(style.get('font-style')) ?? (around.emphasis || emphasis.has(name)),
    delete:
      around.delete ||
      deleted.has(name) ||
      /line-through/.test(`${style.get('text-decoration')} ${style.get('text-decoration-line')}`),
    code: around.code || code.has(name) || isCodeFace(style.get('font-family')),
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

function weighs(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return undefined
  return weight.startsWith('bold') || Number(weight) >= 600
}

function leans(style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return undefined
  return style.startsWith('italic') || style.startsWith('oblique')
}

function isCodeFace(family: string | undefined): boolean {
  return /^["']?(courier|consolas|menlo|monaco|roboto mono|source code|monospace|ui-monospace)/.test(
    family ?? '',
  )
}
