/** Finds what a language is too long for: words that are wider or higher than the box in which they stand. */

const drawnNowhere = 1
const roundedAway = 1

function isCut(element: Element): boolean {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // Inline boxes have no size of their own, and what is for listening only has one that nobody sees.
  if (clientWidth <= drawnNowhere) return false
  const isWider = scrollWidth > clientWidth + roundedAway
  const isHigher = scrollHeight > clientHeight + roundedAway
  if (!isWider && !isHigher) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  return (isWider && !scrolls(overflowX)) || (isHigher && (overflowY === 'hidden' || overflowY === 'clip'))
}

export const cutWords = (): readonly Element[] => [...document.body.querySelectorAll('*')].filter(isCut)
