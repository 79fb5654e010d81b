/** Pieces that the editor does not know: they keep their source, and can be moved, and edited as source. */
import type { NodeSpec } from 'prosemirror-model'

export const sourceSpecs = {
  source: {
    group: 'block',
    attrs: {
      source: { default: '' },
      /** `unknown`: it means nothing here; `rewritten`: editing would change what it says. */ reason: {
        default: 'unknown',
      },
    },
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'pre[data-source]', getAttrs: sourceOf, priority: 60 }],
    toDOM: ({ attrs }) => ['pre', { 'data-source': attrs.source }, ['code', String(attrs.source)]],
  },
  inlineSource: {
    inline: true,
    group: 'inline line',
    attrs: { source: { default: '' } },
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'code[data-source]', getAttrs: sourceOf, priority: 60 }],
    toDOM: ({ attrs }) => ['code', { 'data-source': attrs.source }, String(attrs.source)],
    leafText: ({ attrs }) => String(attrs.source),
  },
} as const satisfies Record<string, NodeSpec>

function sourceOf(element: HTMLElement) {
  return { source: element.dataset.source ?? '' }
}
