/** Cards of Ghost in its HTML: bookmarks become links, toggles accordions, and callouts callouts. */
import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { Nodes } from 'mdast'
import { elementsThat, isOfClass, plainText } from './hast-elements.ts'
import { accordion, component, linkParagraph, paragraphOf } from './make-nodes.ts'

/** Controls of a player, such as `0:00`. The film or sound itself becomes a link. */
export const isPlayer = (element: Element) => isOfClass(element, /^kg-(?:audio|video)-player$/)

export const isBookmark = (element: Element) => isOfClass(element, /^kg-bookmark-card$/)

export function bookmarkHref(card: Element): string {
  const [link] = elementsThat(card, ({ tagName }) => tagName === 'a')
  return String(link?.properties.href ?? '')
}

/** Undefined for every other element. */
export function cardNodes(state: State, element: Element): Nodes[] | undefined {
  if (isBookmark(element) && bookmarkHref(element) !== '') return bookmark(element)
  if (isOfClass(element, /^kg-toggle-card$/)) return toggle(state, element)
  return isOfClass(element, /^kg-callout-card$/) ? callout(state, element) : undefined
}

const partOf = (card: Element, name: string) =>
  elementsThat(card, (one) => isOfClass(one, new RegExp(`^${name}$`)))[0]

function textOf(card: Element, name: string): string {
  const part = partOf(card, name)
  return part === undefined ? '' : plainText(part)
}

/** Without the icon and the picture of the other site. */
function bookmark(card: Element): Nodes[] {
  const href = bookmarkHref(card)
  const [caption] = elementsThat(card, ({ tagName }) => tagName === 'figcaption')
  const texts = [textOf(card, 'kg-bookmark-description'), caption === undefined ? '' : plainText(caption)]
  const link = linkParagraph(href, textOf(card, 'kg-bookmark-title') || href)
  return [link, ...texts.filter((text) => text !== '').map(paragraphOf)]
}

function toggle(state: State, card: Element): Nodes[] | undefined {
  const content = partOf(card, 'kg-toggle-content')
  if (content === undefined) return undefined
  return [accordion(textOf(card, 'kg-toggle-heading-text'), state.toFlow(state.all(content)))]
}

function callout(state: State, card: Element): Nodes[] | undefined {
  const content = partOf(card, 'kg-callout-text')
  if (content === undefined) return undefined
  const emoji = textOf(card, 'kg-callout-emoji')
  const children =
    emoji === '' ? content.children : [{ type: 'text' as const, value: `${emoji} ` }, ...content.children]
  return [component('Callout', { tone: 'note' }, state.toFlow(state.all({ ...content, children })))]
}
