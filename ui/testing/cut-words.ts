/** Finds texts that are too long for their element: words that are wider or higher than their box. */

const drawnNowhere = 1
const roundedAway = 1

function isCut(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // Inline boxes have no size of their own, and text for screen readers only has an invisible one.
  if (clientWidth <= drawnNowhere) return false
  const isWider = scrollWidth > clientWidth + roundedAway
  const isHigher = scrollHeight > clientHeight + roundedAway
  if (!isWider && !isHigher) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (isWider && !scrolls(overflowX)) || (isHigher && (overflowY === 'hidden' || overflowY === 'clip'))
}

export const cutWords = (): readonly Element[] => [...document.body.querySelectorAll('*')].filter(isCut)
