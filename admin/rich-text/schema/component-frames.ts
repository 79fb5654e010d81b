/**
 * Component frames: the elements around the content of a component in the editor. They have the elements and
 * class names of the site, so that the same styles apply. Props are shown here and edited in a form.
 */
import type { DOMOutputSpec, Node } from 'prosemirror-model'

export interface Frame {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Rendered above and below the content, not editable. */
  readonly above?: DOMOutputSpec | undefined
  readonly below?: DOMOutputSpec | undefined
  /** The element around the content. */
  readonly body?: readonly [tag: string, name: string]
}

type FrameData = Node['attrs']

const frames: Readonly<Record<string, (told: FrameData) => Frame>> = {
  Callout: ({ tone, title }) => ({
    ...box('callout', { 'data-tone': tone ?? 'note' }, 'aside'),
    above: line('callout-title', title),
    body: ['div', 'callout-body'],
  }),
  Tab: ({ label }) => ({
    ...box('editor-tab'),
    above: line('editor-tab-name', label),
    body: ['div', 'editor-tab-body'],
  }),
  Accordions: () => box('disclosure-group'),
  Accordion: ({ title }) => ({
    ...box('disclosure'),
    above: line('disclosure-title', title),
    body: ['div', 'disclosure-body'],
  }),
  CardGrid: () => box('card-grid'),
  Card: ({ title, label }) => ({
    ...box('card', { 'data-variant': 'framed' }, 'article'),
    above: [
      'div',
      fixed('card-text'),
      ...(label ? [line('card-label', label)] : []),
      line('card-title', title),
    ],
    body: ['div', 'card-body card-text'],
  }),
  Steps: () => box('steps', { role: 'list' }, 'ol'),
  Step: ({ title }) => ({
    ...box('step', {}, 'li'),
    above: line('step-title', title),
    body: ['div', 'step-body'],
  }),
  Table: ({ caption }) => ({ ...box('captioned-table'), above: line('table-caption', caption) }),
  Quote: ({ author, source }) => ({
    ...box('quote', {}, 'figure'),
    body: ['blockquote', 'quote-text'],
    below: author || source ? quoteOrigin(author, source) : undefined,
  }),
  Definitions: () => box('definition-list'),
  Definition: ({ term }) => ({
    ...box('definition'),
    above: line('definition-term', term),
    body: ['div', 'definition-meaning'],
  }),
  FileTree: () => box('file-tree'),
  Gallery: () => box('gallery'),
  Figure: ({ src, alt, caption }) => ({
    ...box('figure', {}, 'figure'),
    above: ['img', { src, alt: alt ?? '', draggable: 'false' }],
    below: caption ? ['figcaption', fixed('figure-caption'), String(caption)] : undefined,
  }),
  Video: ({ title, poster }) => ({
    ...box('figure', {}, 'figure'),
    above: ['img', { src: poster, alt: title ?? '', draggable: 'false' }],
    below: ['figcaption', fixed('figure-caption'), String(title ?? '')],
  }),
  Key: () => box('key', {}, 'kbd'),
  Badge: ({ tone }) => box('badge', { 'data-tone': tone ?? 'neutral', 'data-variant': 'soft' }, 'span'),
  Button: ({ variant, color }) =>
    box(
      'button',
      { 'data-variant': variant ?? 'solid', 'data-color': color ?? 'primary', 'data-size': 'md' },
      'span',
    ),
}

export function frameOf({ type, attrs }: Node): Frame {
  return frames[type.name]?.(attrs) ?? box(`editor-${type.name.toLowerCase()}`)
}

function box(name: string, attributes: Readonly<Record<string, string>> = {}, tag = 'div'): Frame {
  return { tag, attributes: { class: name, ...attributes } }
}

function line(name: string, words: unknown): DOMOutputSpec {
  return ['p', fixed(name), String(words ?? '')]
}

function quoteOrigin(author: unknown, source: unknown): DOMOutputSpec {
  return [
    'figcaption',
    fixed('quote-origin'),
    ...(author ? [['span', String(author)] as const] : []),
    ...(source ? [['cite', String(source)] as const] : []),
  ]
}

function fixed(name: string) {
  return { class: name, contenteditable: 'false' }
}
