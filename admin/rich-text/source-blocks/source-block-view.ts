/** Source block view: shows the source with a label and the reason why it cannot be edited in place. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NodeViewConstructor } from 'prosemirror-view'

const names = {
  unknown: msg`Source`,
  rewritten: msg`Source, since editing would change what it says`,
} as const

export function sourceBlockViews(i18n: I18n): Readonly<Record<string, NodeViewConstructor>> {
  return {
    source: ({ attrs }) => {
      const dom = document.createElement('div')
      dom.className = 'source-block'
      const name = document.createElement('span')
      name.className = 'source-block-name'
      name.textContent = i18n._(attrs.reason === 'rewritten' ? names.rewritten : names.unknown)
      dom.role = 'group'
      dom.ariaLabel = name.textContent
      const code = document.createElement('code')
      code.textContent = String(attrs.source)
      const source = document.createElement('pre')
      source.dataset.source = ''
      source.append(code)
      dom.append(name, source)
      return { dom, ignoreMutation: () => true }
    },
  }
}
