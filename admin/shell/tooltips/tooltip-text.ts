/** Text of a tooltip for the element under the pointer or the focus. */

export interface Tip {
  /** The element that the tooltip points at. */
  readonly target: HTMLElement
  readonly label: string
}

const pressed = 'button, a[href], summary, [role="button"], [role="tab"]'

export function findTip(from: EventTarget | null): Tip | undefined {
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
