/** Views of blocks that list content of the site: a card that says what the page shows. */
import { defaultCount } from '@cyanotype/content/mdx/components/content-blocks.ts'
import { vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import { isShowcaseSection, showcaseSections } from '@cyanotype/content/model/site-sections.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import './component-fields.css'

type ListName = 'LatestUpdates' | 'ShowcaseRow' | 'Partners'

export function contentBlockViews(i18n: I18n): Readonly<Record<ListName, NodeViewConstructor>> {
  const sentences: Readonly<Record<ListName, (node: Node) => string>> = {
    LatestUpdates: (node) => updatesSentence(i18n, node),
    ShowcaseRow: (node) => worksSentence(i18n, node),
    Partners: () => i18n._(msg`Shows the logos of all partners.`),
  }
  const viewOf =
    (name: ListName): NodeViewConstructor =>
    (node) =>
      cardView(node, i18n._(vocabulary[name].label), sentences[name])
  return {
    LatestUpdates: viewOf('LatestUpdates'),
    ShowcaseRow: viewOf('ShowcaseRow'),
    Partners: viewOf('Partners'),
  }
}

function updatesSentence(i18n: I18n, { attrs }: Node): string {
  const count = Number(attrs.count ?? defaultCount)
  const tag = String(attrs.tag ?? '')
  return tag === ''
    ? i18n._(msg`${plural(count, { one: 'Shows the newest update.', other: 'Shows the # newest updates.' })}`)
    : i18n._(
        msg`${plural(count, {
          one: `Shows the newest update with the tag “${tag}”.`,
          other: `Shows the # newest updates with the tag “${tag}”.`,
        })}`,
      )
}

function worksSentence(i18n: I18n, { attrs }: Node): string {
  const section = typeof attrs.section === 'string' ? attrs.section : undefined
  if (!isShowcaseSection(section)) return i18n._(msg`Shows the first work of each section of the showcase.`)
  const count = Number(attrs.count ?? defaultCount)
  const name = i18n._(showcaseSections[section])
  return i18n._(
    msg`${plural(count, {
      one: `Shows the first work of the section “${name}”.`,
      other: `Shows the first # works of the section “${name}”.`,
    })}`,
  )
}

function cardView(first: Node, label: string, sentenceOf: (node: Node) => string): NodeView {
  const dom = document.createElement('div')
  dom.className = 'content-block'
  dom.contentEditable = 'false'
  const [kind, title, sentence] = ['content-block-kind', 'content-block-title', 'content-block-text'].map(
    (className) => {
      const line = document.createElement('p')
      line.className = className
      dom.append(line)
      return line
    },
  )
  const show = (node: Node) => {
    const own = String(node.attrs.title ?? '')
    if (kind) kind.textContent = own === '' ? '' : label
    if (title) title.textContent = own === '' ? label : own
    if (sentence) sentence.textContent = sentenceOf(node)
    dom.dataset.component = node.type.name
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
    ignoreMutation: () => true,
  }
}
