/**
 * Views of blocks that list content of the site: the list as on the page. Until it is loaded, a card says what the page
 * shows.
 */
import { defaultCount } from '@cyanotype/content/mdx/components/content-blocks.ts'
import { vocabulary } from '@cyanotype/content/mdx/vocabulary.ts'
import { isShowcaseSection, showcaseSections } from '@cyanotype/content/model/site-sections.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { ApiProblem } from '../../api/api-problem.ts'
import './content-blocks.css'
import type { DrawBlocks } from './drawn-blocks.ts'
import { sourceOf } from './drawn-blocks.ts'

type ListName = 'LatestUpdates' | 'ShowcaseRow' | 'Partners'

export function contentBlockViews(
  i18n: I18n,
  draw: DrawBlocks,
): Readonly<Record<ListName, NodeViewConstructor>> {
  const sentences: Readonly<Record<ListName, (node: Node) => string>> = {
    LatestUpdates: (node) => updatesSentence(i18n, node),
    ShowcaseRow: (node) => worksSentence(i18n, node),
    Partners: () => i18n._(msg`Shows the logos of all partners.`),
  }
  const viewOf =
    (name: ListName): NodeViewConstructor =>
    (node) => {
      const label = i18n._(vocabulary[name].label)
      return listView(node, openCard(i18n, label, sentences[name]), { label, draw })
    }
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

interface Card {
  readonly dom: HTMLElement
  readonly retry: HTMLButtonElement
  show(node: Node): void
  /** Says why the list is not shown. */
  explain(state: 'loading' | 'empty' | ApiProblem): void
}

/** What the page shows, in words. */
function openCard(i18n: I18n, label: string, sentenceOf: (node: Node) => string): Card {
  const dom = document.createElement('div')
  dom.className = 'content-block-card'
  const line = (className: string) => {
    const made = document.createElement('p')
    made.className = className
    dom.append(made)
    return made
  }
  const kind = line('content-block-kind')
  const title = line('content-block-title')
  const sentence = line('content-block-text')
  const note = line('content-block-note')
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = 'button'
  retry.dataset.variant = 'outline'
  retry.dataset.size = 'sm'
  retry.textContent = i18n._(msg`Try again`)
  return {
    dom,
    retry,
    show(node) {
      const own = String(node.attrs.title ?? '')
      kind.textContent = own === '' ? '' : label
      title.textContent = own === '' ? label : own
      sentence.textContent = sentenceOf(node)
    },
    explain(state) {
      retry.remove()
      if (state === 'loading') note.textContent = i18n._(msg`Loading…`)
      else if (state === 'empty')
        note.textContent = i18n._(
          msg`No matching content is published, so the page does not show this block.`,
        )
      else {
        note.textContent = `${i18n._(msg`The block could not be loaded.`)} ${state.message}`
        dom.append(retry)
      }
    },
  }
}

interface ListOptions {
  readonly label: string
  readonly draw: DrawBlocks
}

function listView(first: Node, card: Card, { label, draw }: ListOptions): NodeView {
  const dom = document.createElement('div')
  dom.className = 'content-block'
  dom.contentEditable = 'false'
  dom.role = 'group'
  dom.ariaLabel = label
  let node = first
  let latestSource: string | undefined
  const drawList = async () => {
    const source = sourceOf(node.type.name, node.attrs)
    if (source === latestSource) return
    latestSource = source
    // The list before a change stays until the next one is loaded.
    if (card.dom.isConnected || dom.childElementCount === 0) showCard('loading')
    try {
      const { children } = await draw(source)
      if (source !== latestSource) return
      if (children.length === 0) showCard('empty')
      else dom.replaceChildren(...children)
      dom.ariaBusy = null
    } catch (error) {
      if (source !== latestSource) return
      if (!(error instanceof ApiProblem)) throw error
      showCard(error)
    }
  }
  const showCard = (state: Parameters<Card['explain']>[0]) => {
    card.explain(state)
    dom.replaceChildren(card.dom)
    dom.ariaBusy = state === 'loading' ? 'true' : null
  }
  const show = () => {
    card.show(node)
    dom.dataset.component = node.type.name
    dom.dataset.props = JSON.stringify(node.attrs)
    void drawList()
  }
  card.retry.addEventListener('click', () => {
    latestSource = undefined
    void drawList()
  })
  show()
  return {
    dom,
    update(next) {
      if (next.type !== first.type) return false
      node = next
      show()
      return true
    },
    selectNode: () => dom.classList.add('ProseMirror-selectednode'),
    deselectNode: () => dom.classList.remove('ProseMirror-selectednode'),
    stopEvent: ({ target }) => target === card.retry,
    ignoreMutation: () => true,
    destroy() {
      latestSource = undefined
    },
  }
}
