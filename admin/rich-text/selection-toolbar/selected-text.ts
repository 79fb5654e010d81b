/**
 * Selected text: when to show tools beside it. Not while the pointer is pressed or the selection still
 * changes, and not for touch, where the system has its own tools.
 */
import type { Selection } from 'prosemirror-state'
import { Plugin, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export interface SelectedText {
  current(): Selection | undefined
  subscribe(listener: () => void): () => void
  /** Hides the tools. */
  leave(): void
}

interface Following extends SelectedText {
  update(before: Selection): void
  rest(): void
  press(event: PointerEvent): void
  /** Shows the tools without a delay, as a shortcut requests. */
  chooseNow(): void
  destroy(): void
}

const delayMs = 250
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
          // The toolbar has to be rendered before it gets the focus.
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
    timer = setTimeout(() => !isPressed && isTextSelected(view) && show(view.state.selection), delayMs)
  }
  const leave = () => {
    clearTimeout(timer)
    show(undefined)
  }
  const handlePointerUp = () => {
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
      // Formatting does not change the selection.
      if (isWhereItWas) return show(selection)
      // The browser repeats the event, for example when the focus returns. The user may have closed the tools
      // already.
      if (selection.eq(before)) return
      leave()
      if (!selection.empty) rest()
    },
    rest,
    leave,
    press({ pointerType }) {
      leave()
      // For touch the system has its own tools.
      isPressed = true
      if (pointerType !== 'touch') document.addEventListener('pointerup', handlePointerUp, { once: true })
    },
    chooseNow() {
      if (isTextSelected(view)) show(view.state.selection)
    },
    destroy() {
      leave()
      document.removeEventListener('pointerup', handlePointerUp)
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

/** Focuses the last used tool of the selection toolbar, or else of the main toolbar. */
function goToTools({ dom }: EditorView): void {
  const find = (bar: string) =>
    dom.closest('.writing')?.querySelector<HTMLElement>(`${bar} [role="toolbar"] [tabindex="0"]`)
  const tool = find('.selection-bubble') ?? find('.writing-tools')
  tool?.focus()
}
