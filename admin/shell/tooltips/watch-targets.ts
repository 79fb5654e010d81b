/**
 * Decides which tooltip is open: after the pointer rests, at once after another tooltip, and on keyboard
 * focus.
 */
import type { Tip } from './tooltip-text.ts'
import { findTip } from './tooltip-text.ts'

const openAfter = 700
/** Within this time after one tooltip, the next one opens at once. */
const skipWithin = 300
/** Time to move the pointer from the target onto its tooltip. */
const closeAfter = 150

export function watchTips(onChange: (tip: Tip | undefined) => void): () => void {
  /** What the pointer is on: its tooltip is open, or will be. */
  let hovered: Tip | undefined
  let open: Tip | undefined
  /** Clicked, or dismissed with a key: its tooltip stays closed until the pointer leaves. */
  let dismissed: HTMLElement | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = (tip: Tip | undefined) => {
    clearTimeout(timer)
    if (open !== undefined && tip === undefined) closedAt = performance.now()
    if (open !== tip) onChange(tip)
    open = tip
  }
  const dismiss = () => {
    dismissed = hovered?.target
    show(undefined)
  }
  const handleOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    // A pointer may move onto the tooltip and stay there (WCAG 1.4.13).
    if (target instanceof Element && target.closest('.tooltip')) return clearTimeout(timer)
    const tip = findTip(target)
    if (tip?.target === hovered?.target) return
    const wasHovered = hovered
    hovered = tip
    if (tip === undefined) {
      dismissed = undefined
      clearTimeout(timer)
      if (wasHovered !== undefined && open?.target === wasHovered.target)
        timer = setTimeout(show, closeAfter, undefined)
    } else if (tip.target !== dismissed && tip.target !== open?.target) {
      const isSoon = open !== undefined || performance.now() - closedAt < skipWithin
      show(undefined)
      timer = setTimeout(show, isSoon ? 0 : openAfter, tip)
    }
  }
  const handleFocus = ({ target }: FocusEvent) => {
    const tip = target instanceof Element && target.matches(':focus-visible') ? findTip(target) : undefined
    if (tip) show(tip)
  }
  const close = () => show(undefined)

  const stop = new AbortController()
  const options = { capture: true, passive: true, signal: stop.signal }
  document.addEventListener('pointerover', handleOver, options)
  document.addEventListener('focusin', handleFocus, options)
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, dismiss, options)
  for (const type of ['focusout', 'scroll']) document.addEventListener(type, close, options)
  document.documentElement.addEventListener('pointerleave', close, { signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
