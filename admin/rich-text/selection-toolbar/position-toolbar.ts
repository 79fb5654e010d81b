/** Where a bar stands for some words: above them, else below them, never on them; nowhere where there is no room for it. */
export interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

interface BubbleSpace {
  /** What is around all of the words, and around the first and the last line of them. */
  readonly text: Box
  readonly first: Box
  readonly last: Box
  /** What is free of other bars. */
  readonly free: Box
  readonly bar: { readonly width: number; readonly height: number }
}

const gap = 8

export function positionAtText({ text, first, last, free, bar }: BubbleSpace) {
  const above = text.top - gap - bar.height
  const below = text.bottom + gap
  const isInSight = text.bottom > free.top && text.top < free.bottom
  const isAbove = above >= free.top
  if (!isInSight || !(isAbove || below + bar.height <= free.bottom)) return undefined
  const line = isAbove ? first : last
  const middle = (line.left + line.right) / 2 - bar.width / 2
  return {
    top: isAbove ? above : below,
    left: Math.max(free.left + gap, Math.min(middle, free.right - gap - bar.width)),
  }
}
