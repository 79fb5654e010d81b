/** HTML of other systems as a tree of Markdown. Elements without a counterpart become text or a link, with a note. */
import type { Element, Root as HastRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { State } from 'hast-util-to-mdast'
import { defaultHandlers, toMdast } from 'hast-util-to-mdast'
import type { RootContent as MdastContent, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ImportNote } from '../notes.ts'
import { note } from '../notes.ts'
import { bookmarkHref, cardNodes, isBookmark, isPlayer } from './ghost-cards.ts'
import { elementsIn, isOfClass, plainText } from './hast-elements.ts'
import type { FigureProps } from './make-nodes.ts'
import { accordion, figure, gallery, isShort, linkParagraph, paragraphOf } from './make-nodes.ts'
import { splitParagraphs } from './split-paragraphs.ts'

interface HtmlOptions {
  /** Empty lines separate paragraphs, as in texts from before the block editor of WordPress. */
  readonly hasTextParagraphs?: boolean
  readonly notes: ImportNote[]
}

export function htmlToTree(html: string, { hasTextParagraphs = false, notes }: HtmlOptions): Root {
  const tree = fromHtml(html, { fragment: true })
  if (hasTextParagraphs) splitParagraphs(tree)
  noteElements(tree, notes)
  const found: Nodes = toMdast(tree, { handlers, nodeHandlers: { comment: () => undefined } })
  return found.type === 'root' ? found : { type: 'root', children: [found as MdastContent] }
}

/** Their content is code, controls or graphics, never text. */
const removed = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'canvas', 'select', 'textarea', 'button'],
  ...['applet', 'frameset', 'noframes', 'dialog', 'link', 'meta', 'map', 'title'],
])
/** Only their formatting is lost. */
const unwrapped = new Set(['sub', 'sup', 'abbr', 'u', 'ins', 'mark', 'form', 'ruby', 'marquee', 'center'])
const embedded = new Set(['iframe', 'embed', 'object', 'video', 'audio'])

function noteElements(tree: HastRoot, notes: ImportNote[]): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName } = element
    if (tagName === 'input' && element.properties.type !== 'checkbox')
      notes.push(note('element-removed', 'input'))
    if (unwrapped.has(tagName)) notes.push(note('element-unwrapped', tagName))
    if (embedded.has(tagName)) notes.push(note('embed-linked', sourceOf(element) ?? tagName))
    if (isBookmark(element)) notes.push(note('embed-linked', bookmarkHref(element)))
    const isOfPlayer = isPlayer(element)
    if (!(removed.has(tagName) || isOfPlayer) || parent === undefined || index === undefined) return undefined
    if (!isOfPlayer) notes.push(note('element-removed', tagName))
    parent.children.splice(index, 1)
    return index
  })
}

/** The address of a frame, a film or a sound. */
function sourceOf({ properties, children }: Element): string | undefined {
  const own = [properties.src, properties.dataSrc, properties.data].find((one) => typeof one === 'string')
  if (typeof own === 'string' && own !== '') return own
  for (const child of children) {
    const found = child.type === 'element' && child.tagName === 'source' ? sourceOf(child) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function embedLink(_state: State, element: Element) {
  const source = sourceOf(element)
  const title = textOf(element.properties.title) ?? source
  return source === undefined ? undefined : linkParagraph(source, title ?? source)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Scripts load many images later, and keep the address elsewhere until then. */
function imageOf({ properties }: Element) {
  const [src, later] = [textOf(properties.src), textOf(properties.dataSrc)]
  const url = later !== undefined && (src === undefined || src.startsWith('data:')) ? later : (src ?? '')
  return { src: url, alt: textOf(properties.alt) ?? '', title: textOf(properties.title) ?? null }
}

const handlers = {
  iframe: embedLink,
  embed: embedLink,
  object: embedLink,
  video: embedLink,
  audio: embedLink,
  img(_state: State, element: Element) {
    const { src, alt, title } = imageOf(element)
    return { type: 'image' as const, url: src, alt, title }
  },
  div: (state: State, element: Element) => cardNodes(state, element) ?? defaultHandlers.div(state, element),
  figure(state: State, element: Element) {
    const card = cardNodes(state, element)
    if (card !== undefined) return card
    const pictures = elementsIn(element, 'img')
    const others = ['table', 'blockquote', 'pre', 'iframe', 'video', 'audio', 'ul', 'a']
    const isGallery = isOfClass(element, /gallery/)
    if (isGallery && pictures.length > 0) return galleryNodes(element, pictures)
    const [picture] = pictures
    const isPlain = others.every((name) => elementsIn(element, name).every((one) => isLinkToImage(one)))
    if (picture !== undefined && pictures.length === 1 && isPlain) return figureNodes(element, picture)
    return state.toFlow(state.all(element))
  },
  details(state: State, element: Element) {
    const [summary] = elementsIn(element, 'summary')
    const rest = element.children.filter((child) => child !== summary)
    const content = state.toFlow(state.all({ ...element, children: rest }))
    return accordion(summary === undefined ? '' : plainText(summary), content)
  },
}

function isLinkToImage({ tagName, properties }: Element): boolean {
  return tagName === 'a' && /\.(?:jpe?g|png|gif|webp|avif|svg)(?:\?|$)/i.test(String(properties.href ?? ''))
}

/** Captions that are too long for the component become paragraphs. */
const paragraphsOf = (captions: readonly string[]) =>
  captions.filter((caption) => !isShort(caption)).map(paragraphOf)

const withoutLong = (props: FigureProps) => (isShort(props.caption) ? props : { ...props, caption: '' })

function figureNodes(element: Element, picture: Element) {
  const props = pictureIn([element, ...elementsIn(element, 'figure')])(picture)
  return [figure(withoutLong(props)), ...paragraphsOf([props.caption])]
}

/** The caption of the gallery itself becomes a paragraph too. */
function galleryNodes(element: Element, pictures: readonly Element[]) {
  const figures = elementsIn(element, 'figure')
  const props = pictures.map(pictureIn(figures))
  const inner = new Set(figures.flatMap((one) => elementsIn(one, 'figcaption')))
  const own = elementsIn(element, 'figcaption').filter((one) => !inner.has(one))
  const captions = own.map(plainText).filter((caption) => caption !== '')
  return [
    gallery(props.map(withoutLong)),
    ...paragraphsOf(props.map(({ caption }) => caption)),
    ...captions.map(paragraphOf),
  ]
}

/** With the caption of the closest figure around it. */
function pictureIn(figures: readonly Element[]) {
  return (picture: Element): FigureProps => {
    const own = figures.findLast((one) => elementsIn(one, 'img').includes(picture))
    const [caption] = own === undefined ? [] : elementsIn(own, 'figcaption')
    const { src, alt } = imageOf(picture)
    return { src, alt, caption: caption === undefined ? '' : plainText(caption) }
  }
}
