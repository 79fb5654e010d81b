/**
 * View of a callout: like on the site, with its title and tone edited in place. Without a title it shows the
 * name of its tone.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { danger, info, note, success, tip, warning } from '@cyanotype/ui/icons/icons.generated.ts'
import type { CalloutTone } from '@cyanotype/ui/index.ts'
import { calloutTones } from '@cyanotype/ui/index.ts'
import * as english from '@cyanotype/ui/locales/en.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { DOMSerializer } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { Selection } from 'prosemirror-state'
import type { EditorView, NodeView, NodeViewConstructor } from 'prosemirror-view'
import { uiLocaleOf } from '../../i18n/catalogues.ts'
import './component-fields.css'
import type { FieldExit, NodePosition } from './prop-textarea.ts'
import { createPropTextarea, enterField, setProp } from './prop-textarea.ts'

const paths: Readonly<Record<CalloutTone, string>> = { note, tip, info, warning, danger, success }

type ToneNames = Readonly<Record<CalloutTone, string>>

interface CalloutLabels {
  readonly title: string
  readonly tone: string
  readonly names: () => ToneNames
  /** The views to show again once the names are loaded. */
  readonly waiting: Set<() => void>
}

/** The names are in the language of the text, which may differ from that of the admin. */
export function calloutViews(i18n: I18n, lang: Locale): Readonly<Record<string, NodeViewConstructor>> {
  let names: ToneNames = english.callout
  const waiting = new Set<() => void>()
  const translated = uiLocaleOf(lang).then((locale) => {
    names = { ...names, ...locale?.messages.callout }
    for (const show of waiting) show()
    waiting.clear()
  })
  // If they cannot be loaded, the names stay in English and the text can still be edited.
  translated.catch(() => waiting.clear())
  const labels = { title: i18n._(msg`Callout title`), tone: i18n._(msg`Tone`), names: () => names, waiting }
  return { Callout: (node, view, getPos) => calloutView(node, { view, getPos }, labels) }
}

function calloutView(first: Node, position: NodePosition, labels: CalloutLabels): NodeView {
  let node = first
  const { dom, contentDOM } = DOMSerializer.renderSpec(
    document,
    first.type.spec.toDOM?.(first) ?? ['aside', 0],
  )
  const callout = dom instanceof HTMLElement ? dom : document.createElement('aside')
  const title = createPropTextarea({
    ...{ ...position, prop: 'title', label: labels.title, maxLength: 200 },
    onExit: (exit) => leaveTitle(position, exit),
  })
  title.field.classList.add('callout-name')
  const tone = toneSelect(labels.tone, (value) => setProp(position, 'tone', value === 'note' ? '' : value))
  const toneName = document.createElement('span')
  toneName.className = 'callout-kind'
  const line = callout.querySelector('.callout-title')
  line?.replaceChildren(tone.icon, tone.field, title.field)
  const show = () => {
    const current = calloutTones.find((one) => one === node.attrs.tone) ?? 'note'
    const names = labels.names()
    callout.dataset.tone = current
    callout.dataset.props = JSON.stringify(node.attrs)
    title.show(node)
    title.field.placeholder = names[current]
    tone.show(current, { names, isDisabled: !position.view.editable })
    toneName.textContent = names[current]
    if (title.field.value === '') toneName.remove()
    else line?.append(toneName)
  }
  show()
  labels.waiting.add(show)
  return {
    dom: callout,
    ...(contentDOM && { contentDOM }),
    update(next: Node) {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    stopEvent: ({ target }) => target === title.field || target === tone.field,
    ignoreMutation: ({ target }) => contentDOM == null || !contentDOM.contains(target),
    destroy: () => void labels.waiting.delete(show),
  }
}

interface ToneOptions {
  readonly names: ToneNames
  readonly isDisabled: boolean
}

/** The icon of the tone, and over it the choice of another one. */
function toneSelect(label: string, onChange: (tone: string) => void) {
  const icon = document.createElementNS(svg, 'svg')
  const attributes = {
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '1em',
    height: '1em',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value)
  const path = icon.appendChild(document.createElementNS(svg, 'path'))
  const field = document.createElement('select')
  field.className = 'callout-tone'
  field.ariaLabel = label
  field.tabIndex = -1
  field.addEventListener('change', () => onChange(field.value))
  const options = calloutTones.map((tone) => ({ tone, option: new Option(tone, tone) }))
  field.append(...options.map(({ option }) => option))
  return {
    icon,
    field,
    show(current: CalloutTone, { names, isDisabled }: ToneOptions) {
      for (const { tone, option } of options) option.text = names[tone]
      path.setAttribute('d', paths[current])
      field.value = current
      field.disabled = isDisabled
    },
  }
}

const svg = 'http://www.w3.org/2000/svg'

/** Enter and arrow down continue in the text of the callout. */
function leaveTitle({ view, getPos }: NodePosition, exit: FieldExit): void {
  const at = getPos()
  view.focus()
  if (at === undefined || exit === 'back') return
  const { tr } = view.state
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1), 1)).scrollIntoView())
}

/** Moves from the first line of a callout to its title. */
const enterTitle: Command = (state, dispatch, view) => {
  if (view === undefined || !state.selection.empty || !view.endOfTextblock('up')) return false
  const at = calloutStartingAt(state)
  const field = at === undefined ? null : titleAt(view, at)
  if (field === null) return false
  if (dispatch) enterField(field)
  return true
}

/** The innermost callout whose first line has the caret. */
function calloutStartingAt({ selection: { $from } }: EditorState): number | undefined {
  for (let depth = $from.depth - 1; depth > 0; depth -= 1) {
    if ($from.index(depth) > 0) return undefined
    if ($from.node(depth).type.name === 'Callout') return $from.before(depth)
  }
  return undefined
}

function titleAt(view: EditorView, at: number): HTMLTextAreaElement | null {
  const dom = view.nodeDOM(at)
  return dom instanceof HTMLElement
    ? dom.querySelector<HTMLTextAreaElement>(':scope > .callout-title > .prop-textarea')
    : null
}

export const calloutKeys = () => keymap({ ArrowUp: enterTitle })

/** A callout that was just inserted starts with its title. */
export function focusTitle(view: EditorView): void {
  const at = calloutStartingAt(view.state)
  if (at !== undefined) enterField(titleAt(view, at))
}
