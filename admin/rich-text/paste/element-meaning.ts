/** What an element of a page from elsewhere means: by its name, and by the little of its style that carries meaning. */

import type { Marks } from './inline-runs.ts'
import { cleanAddress } from './strip-tracking-params.ts'

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, tr, td, th, caption, blockquote, pre, hr, figure, figcaption, section, article, main, header, footer, aside, nav, address, details, summary, fieldset, form, center'

/** What is no text, or was not to be seen. */
const silent =
  'script, style, head, meta, link, title, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, button, input, select, textarea, dialog, [hidden], [style*="display:none" i], [style*="display: none" i], [style*="mso-hide" i], [style*="mso-list:Ignore" i], [style*="mso-element:comment" i]'

export const isSilent = (element: Element) => element.matches(silent)
const isBlock = (element: Element) => element.matches(blocks)
/** An inline element may hold blocks: all that one copies from Google Docs stands in a `b`. */
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

/** Read off the attribute: browsers drop what they do not know, and Word says most in words of its own. */
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
