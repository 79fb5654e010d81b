/** View of a video: as on the page, with its caption edited in place. Its title, which only names the player, is below it. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Video } from '@cyanotype/ui/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { addRow, leaveCaption } from './figure-views.ts'
import type { NodePosition } from './prop-textarea.ts'
import { createPropTextarea, textOf } from './prop-textarea.ts'
import { renderIn } from './text-language.tsx'

export function videoViews(i18n: I18n, lang: Locale): Readonly<Record<string, NodeViewConstructor>> {
  const labels = { caption: i18n._(msg`Caption`), title: i18n._(msg`Video title`) }
  return { Video: (node, view, getPos) => videoView(node, { view, getPos }, { labels, lang }) }
}

interface VideoOptions {
  readonly labels: { readonly caption: string; readonly title: string }
  readonly lang: Locale
}

function videoView(first: Node, position: NodePosition, { labels, lang }: VideoOptions): NodeView {
  const dom = document.createElement('div')
  dom.className = 'video-block'
  dom.contentEditable = 'false'
  const shown = dom.appendChild(document.createElement('div'))
  const part = renderIn(shown, lang)
  const caption = createPropTextarea({
    ...{ ...position, prop: 'caption', label: labels.caption, maxLength: 200 },
    onExit: (exit) => leaveCaption(position, exit, title.field),
  })
  const row = { prop: 'title', label: labels.title, placeholder: labels.title, maxLength: 200 }
  const title = addRow(dom, row, { position, caption })
  // Always the same element, so that the field keeps the focus when the video is rendered again.
  const place = <span ref={(host) => host?.replaceChildren(caption.field)} />
  const show = (node: Node) => {
    caption.show(node)
    title.show(node)
    const isBare = caption.field.readOnly && caption.field.value === ''
    part.render(<Video {...propsOf(node)} ref={withoutControls} caption={isBare ? undefined : place} />)
    dom.dataset.component = 'Video'
    dom.dataset.props = JSON.stringify(node.attrs)
  }
  show(first)
  return {
    dom,
    update(next) {
      if (next.type !== first.type) return false
      show(next)
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target === caption.field || target === title.field,
    ignoreMutation: () => true,
    destroy: () => part.destroy(),
  }
}

/** A press on the player, or on the link to a video of another site, selects the block. */
function withoutControls(figure: HTMLElement | null): void {
  for (const control of figure?.querySelectorAll<HTMLElement>('video, a') ?? []) control.inert = true
}

function propsOf(node: Node) {
  const { width, height } = node.attrs
  return {
    src: textOf(node, 'src'),
    title: textOf(node, 'title'),
    poster: textOf(node, 'poster'),
    width: typeof width === 'number' ? width : undefined,
    height: typeof height === 'number' ? height : undefined,
  }
}
