/** How two parts share a width, in whole per cent of it. */
export interface ShareBounds {
  readonly min: number
  readonly max: number
}

export function withinShares(share: number, { min, max }: ShareBounds): number {
  return Math.round(Math.max(min, Math.min(max, share)))
}

interface Key {
  readonly key: string
  readonly shiftKey: boolean
}

const stride = 2
const longStride = 10

/** Where a key leads: an arrow moves the line between the parts to where it points. */
export function shareAfterKey(
  { key, shiftKey }: Key,
  share: number,
  bounds: ShareBounds & { readonly dir: 'ltr' | 'rtl' },
): number | undefined {
  const step = shiftKey ? longStride : stride
  const onward = bounds.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return withinShares(share + (key === onward ? step : -step), bounds)
  if (key === 'Home') return bounds.min
  return key === 'End' ? bounds.max : undefined
}

interface Box {
  readonly left: number
  readonly right: number
}

/** The share at which the line lies under the pointer. */
export function shareAt(x: number, { left, right }: Box, dir: 'ltr' | 'rtl'): number {
  const width = right - left
  if (width === 0) return 50
  return ((dir === 'rtl' ? right - x : x - left) / width) * 100
}
