/** Makes a text area as high as its text, in browsers whose style sheets cannot (`field-sizing`). */
export function growWithText(
  area: HTMLTextAreaElement,
  isNative: boolean = CSS.supports('field-sizing', 'content'),
): (() => void) | undefined {
  if (isNative) return undefined
  const grow = () => {
    const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(area)
    area.style.blockSize = 'auto'
    const borders = Number.parseFloat(borderBlockStartWidth) + Number.parseFloat(borderBlockEndWidth)
    area.style.blockSize = `${area.scrollHeight + borders}px`
  }
  grow()
  area.addEventListener('input', grow)
  return () => area.removeEventListener('input', grow)
}
