/**
 * Tooltips of the whole admin: names of icon buttons, and full texts of truncated table values. Screen
 * readers get these names from the buttons themselves.
 */
import { useEffect, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-component.tsx'

const TipAbove = lazyPart(async () => (await import('./tooltip-anchor.tsx')).TipAbove)

export function Tooltips() {
  const [tip, setTip] = useState<Tip>()
  const isOpen = tip !== undefined

  useEffect(() => watchTips(setTip), [])
  useEffect(() => {
    if (isOpen) void TipAbove.load()
  }, [isOpen])

  return tip && <TipAbove key={tip.label} {...tip} />
}

const openAfter = 700
/** Within this time after one tooltip, the next one opens at once. */
const skipWithin = 300
/** Time to move the pointer from the target onto its tooltip. */
const closeAfter = 150

/**
 * Decides which tooltip is open: after the pointer rests, at once after another tooltip, and on keyboard
 * focus.
 */
function watchTips(onChange: (tip: Tip | undefined) => void): () => void {
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

export interface Tip {
  /** The element that the tooltip points at. */
  readonly target: HTMLElement
  readonly label: string
}

const pressed = 'button, a[href], summary, [role="button"], [role="tab"]'

/** Text of a tooltip for the element under the pointer or the focus. */
function findTip(from: EventTarget | null): Tip | undefined {
  if (!(from instanceof Element)) return undefined
  return explained(from) ?? namedByIcon(from) ?? cutShort(from)
}

/** An abbreviation with its explanation. */
function explained(from: Element): Tip | undefined {
  const target = from.closest<HTMLElement>('[data-tip]')
  return target ? { target, label: target.dataset.tip ?? '' } : undefined
}

/** Radix sets this on the trigger of a tooltip, for example one that shows keys. */
const hasOwnTooltip = '[data-state="closed"], [data-state="delayed-open"], [data-state="instant-open"]'

/** A button without visible text. */
function namedByIcon(from: Element): Tip | undefined {
  const target = from.closest<HTMLElement>(pressed)
  if (!target || target.matches(hasOwnTooltip)) return undefined
  const hidden = [...target.querySelectorAll('.visually-hidden')].map(({ textContent }) => textContent)
  const drawn = target.querySelector('svg[aria-label]')?.ariaLabel
  const label = target.ariaLabel ?? drawn ?? hidden.join(' ').trim()
  const seen = target.textContent.trim().length - hidden.join('').trim().length
  return label === '' || seen > 0 ? undefined : { target, label }
}

/** A table value that is truncated. */
function cutShort(from: Element): Tip | undefined {
  for (let element = from; element.closest('.data-table-cell'); ) {
    if (element instanceof HTMLElement && isCut(element))
      return { target: element, label: element.textContent.trim() }
    const { parentElement } = element
    if (parentElement === null) return undefined
    element = parentElement
  }
  return undefined
}

function isCut(element: HTMLElement): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).textOverflow === 'ellipsis'
  )
}
