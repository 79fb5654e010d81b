/** Schema nodes for Markdown blocks and inline content. */
import type { NodeSpec } from 'prosemirror-model'

export const textSpecs = {
  // Blocks of pages are in no other block, even if they are dropped on one.
  doc: { content: '(block | pageBlock)+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    // Inline content without breaks: a heading has one line.
    content: 'line*',
    attrs: { depth: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((depth) => ({ tag: `h${depth}`, attrs: { depth } })),
    // The first level belongs to the page: like the site, it is rendered as the second.
    toDOM: ({ attrs }) => [`h${Math.max(2, Number(attrs.depth))}`, { 'data-depth': attrs.depth }, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: {
    group: 'block',
    content: 'listItem+',
    attrs: { spread: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: ({ attrs }) => ['ul', { 'data-spread': attrs.spread ? '' : null }, 0],
  },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: { spread: { default: false }, start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: startOf }],
    toDOM: ({ attrs }) => ['ol', { start: attrs.start, 'data-spread': attrs.spread ? '' : null }, 0],
  },
  listItem: {
    content: 'block+',
    attrs: { spread: { default: false }, /** `null` when it is not a task. */ checked: { default: null } },
    defining: true,
    parseDOM: [{ tag: 'li', getAttrs: taskOf }],
    toDOM: ({ attrs }) => [
      'li',
      { 'data-checked': attrs.checked === null ? null : String(attrs.checked) },
      0,
    ],
  },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { language: { default: null }, meta: { default: null } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: codeOf }],
    toDOM: ({ attrs }) => ['pre', { 'data-language': attrs.language, 'data-meta': attrs.meta }, ['code', 0]],
  },
  thematicBreak: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  footnoteDefinition: {
    group: 'block',
    content: 'block+',
    attrs: { label: { default: '1' } },
    defining: true,
    isolating: true,
    parseDOM: [
      { tag: 'aside[data-footnote]', getAttrs: ({ dataset }) => ({ label: dataset.footnote ?? '1' }) },
    ],
    toDOM: ({ attrs }) => ['aside', { 'data-footnote': attrs.label, class: 'footnote' }, 0],
  },
  text: { group: 'inline line' },
  break: {
    inline: true,
    group: 'inline',
    selectable: false,
    // Lines of code become lines of text, and back.
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
  image: {
    inline: true,
    group: 'inline line',
    draggable: true,
    attrs: { src: { default: '' }, alt: { default: '' }, title: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => ({
          src: element.getAttribute('src') ?? '',
          alt: element.getAttribute('alt') ?? '',
          title: element.getAttribute('title'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: attrs.src, alt: attrs.alt, title: attrs.title }],
  },
  footnoteReference: {
    inline: true,
    group: 'inline line',
    atom: true,
    attrs: { label: { default: '1' } },
    parseDOM: [
      {
        tag: 'sup[data-footnote]',
        getAttrs: ({ dataset }) => ({ label: dataset.footnote ?? '1' }),
        priority: 60,
      },
    ],
    toDOM: ({ attrs }) => ['sup', { 'data-footnote': attrs.label }, String(attrs.label)],
    leafText: () => '',
  },
} as const satisfies Record<string, NodeSpec>

function startOf(element: HTMLElement) {
  const start = Number(element.getAttribute('start') ?? 1)
  return { start: Number.isInteger(start) && start >= 0 ? start : 1 }
}

/** Content that was copied from this editor keeps which tasks are done. */
function taskOf({ dataset: { checked } }: HTMLElement) {
  return { checked: checked === undefined ? null : checked === 'true' }
}

function codeOf({ dataset }: HTMLElement) {
  return { language: dataset.language ?? null, meta: dataset.meta ?? null }
}
