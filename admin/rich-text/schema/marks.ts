/** What words carry. The first in this list is the outermost where two begin and end together. */
import type { MarkSpec } from 'prosemirror-model'

export const marks = {
  link: {
    attrs: {
      href: { default: '' },
      title: { default: null },
      /** The label of the definition that it takes its address from, and how it names it; `null` where it has its own. */
      label: { default: null },
      referenceType: { default: null },
    },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => ({
          href: element.getAttribute('href') ?? '',
          title: element.getAttribute('title'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title, class: 'link' }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  delete: {
    parseDOM: [{ tag: 'del' }, { tag: 's' }],
    toDOM: () => ['del', 0],
  },
  inlineCode: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
  /** On a blank: the author broke the line here, which nobody sees. It stays when the words around it change. */
  softBreak: {
    inclusive: false,
    toDOM: () => ['span', { class: 'soft-break' }, 0],
  },
} as const satisfies Record<string, MarkSpec>
