/** Callout view: like on the site, with the icon of its tone and, without a title, the name of the tone. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { danger, info, note, success, tip, warning } from '@cyanotype/ui/icons/icons.generated.ts'
import type { CalloutTone } from '@cyanotype/ui/index.ts'
import { calloutTones } from '@cyanotype/ui/index.ts'
import * as english from '@cyanotype/ui/locales/en.ts'
import type { Node } from 'prosemirror-model'
import { DOMSerializer } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { uiLocaleOf } from '../../i18n/catalogues.ts'

const drawings: Readonly<Record<CalloutTone, string>> = { note, tip, info, warning, danger, success }

type Kinds = Readonly<Record<CalloutTone, string>>

/** The names are in the language of the text, which may differ from that of the admin. */
export function calloutViews(lang: Locale): Readonly<Record<string, NodeViewConstructor>> {
  let kinds: Kinds = english.callout
  const waiting = new Set<() => void>()
  const translated = uiLocaleOf(lang).then((locale) => {
    kinds = { ...kinds, ...locale?.messages.callout }
    for (const show of waiting) show()
    waiting.clear()
  })
  // If they cannot be loaded, the names stay in English and the text can still be edited.
  translated.catch(() => waiting.clear())
  return { Callout: (first) => calloutView(first, () => kinds, waiting) }
}

function calloutView(first: Node, kinds: () => Kinds, waiting: Set<() => void>) {
  let node = first
  const { dom, contentDOM } = DOMSerializer.renderSpec(
    document,
    first.type.spec.toDOM?.(first) ?? ['aside', 0],
  )
  const callout = dom instanceof HTMLElement ? dom : document.createElement('aside')
  const title = callout.querySelector('.callout-title')
  const show = () => {
    const tone = calloutTones.find((one) => one === node.attrs.tone) ?? 'note'
    callout.dataset.tone = tone
    callout.dataset.props = JSON.stringify(node.attrs)
    title?.replaceChildren(...titleParts(tone, kinds()[tone], String(node.attrs.title ?? '')))
  }
  show()
  waiting.add(show)
  return {
    dom: callout,
    ...(contentDOM && { contentDOM }),
    update(next: Node) {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    ignoreMutation: ({ target }: { readonly target: globalThis.Node }) =>
      contentDOM == null || !contentDOM.contains(target),
    destroy: () => void waiting.delete(show),
  }
}

function titleParts(tone: CalloutTone, kind: string, title: string): Element[] {
  const name = part('callout-name', title || kind)
  return [icon(tone), name, ...(title ? [part('callout-kind', kind)] : [])]
}

function part(className: string, words: string): Element {
  const span = document.createElement('span')
  span.className = className
  span.textContent = words
  return span
}

const svg = 'http://www.w3.org/2000/svg'

function icon(tone: CalloutTone): Element {
  const drawing = document.createElementNS(svg, 'svg')
  const attributes = {
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value)
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', drawings[tone])
  drawing.append(path)
  return drawing
}
