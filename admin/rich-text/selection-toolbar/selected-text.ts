/**
 * Words that somebody has chosen and rests at: what tools beside them are for. Not while the pointer is still pressed or the
 * keys still choose, and not where the system brings such tools of its own.
 */
import type { Selection } from 'prosemirror-state'
import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export interface SelectedText {
  current(): Selection | undefined
  subscribe(listener: () => void): () => void
  /** Nobody rests at them any more. */
  leave(): void
}

interface Following extends SelectedText {
  update(before: Selection): void
  rest(): void
  press(event: PointerEvent): void
  /** Without waiting, as when a key asks for them. */
  chooseNow(): void
  destroy(): void
}

const moment = 250
const followings = new WeakMap<EditorView, Following>()

export function selectedTextOf(view: EditorView): SelectedText | undefined {
  return followings.get(view)
}

export function selectedTextPlugin(): Plugin {
  return new Plugin({
    view(view) {
      const following = follow(view)
      followings.set(view, following)
      return {
        update: (_view, before) => following.update(before.selection),
        destroy: following.destroy,
      }
    },
    props: {
      handleDOMEvents: {
        pointerdown: (view, event) => followings.get(view)?.press(event),
        focus: (view) => followings.get(view)?.rest(),
        blur(view, { relatedTarget }) {
          if (!isInBubble(relatedTarget)) followings.get(view)?.leave()
        },
      },
      handleKeyDown(view, { key, altKey }) {
        const following = followings.get(view)
        if (key === 'F10' && altKey) {
          following?.chooseNow()
          const goOn = () => goToTools(view)
          // What comes for the chosen words has to be drawn first.
          if (following?.current()) requestAnimationFrame(goOn)
          else goOn()
          return true
        }
        if (key !== 'Escape' || following?.current() === undefined) return false
        following.leave()
        return true
      },
    },
  })
}

function follow(view: EditorView): Following {
  const listeners = new Set<() => void>()
  let shown: Selection | undefined
  let isPressed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (next: Selection | undefined) => {
    if (next === shown) return
    shown = next
    for (const listener of listeners) listener()
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => !isPressed && isTextSelected(view) && show(view.state.selection), moment)
  }
  const leave = () => {
    clearTimeout(timer)
    show(undefined)
  }
  const lift = () => {
    isPressed = false
    rest()
  }
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(before) {
      const { selection } = view.state
      if (selection === before) return
      const isWhereItWas = shown !== undefined && selection.from === shown.from && selection.to === shown.to
      // Bold words are the same words.
      if (isWhereItWas) return show(selection)
      // Said once more by the browser, such as after the focus came back: somebody may have sent the tools away already.
      if (selection.eq(before)) return
      leave()
      if (!selection.empty) rest()
    },
    rest,
    leave,
    press({ pointerType }) {
      leave()
      // The system has tools of its own for a finger.
      isPressed = true
      if (pointerType !== 'touch') document.addEventListener('pointerup', lift, { once: true })
    },
    chooseNow() {
      if (isTextSelected(view)) show(view.state.selection)
    },
    destroy() {
      leave()
      document.removeEventListener('pointerup', lift)
    },
  }
}

function isTextSelected(view: EditorView): boolean {
  const { selection, doc } = view.state
  const { $from, from, to } = selection
  const isWords = selection instanceof TextSelection && $from.parent.type.spec.code !== true
  return isWords && view.editable && view.hasFocus() && doc.textBetween(from, to).trim() !== ''
}

function isInBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.selection-bubble') !== null
}

/** To those of the chosen words, else to those of the text: to the tool that one was at. */
function goToTools({ dom }: EditorView): void {
  const find = (bar: string) =>
    dom.closest('.writing')?.querySelector<HTMLElement>(`${bar} [role="toolbar"] [tabindex="0"]`)
  const tool = find('.selection-bubble') ?? find('.writing-tools')
  tool?.focus()
}
