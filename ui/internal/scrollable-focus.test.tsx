/** Tests keyboard access to scrollable frames, and the layout cost on a page with many of them. */
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { scrollFrame, watchOverflow } from './scrollable-focus.ts'

let stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  document.body.replaceChildren()
})

/** Creates frames of 200 px whose contents have the given widths. */
function watchFrames(widths: readonly number[]): HTMLElement[] {
  return widths.map((width) => {
    const { tabIndex, role, 'aria-label': label } = scrollFrame('Table')
    const frame = Object.assign(document.createElement('div'), { tabIndex, role, ariaLabel: label })
    frame.style.cssText = 'inline-size: 200px; overflow: auto'
    frame.append(partOf(width))
    document.body.append(frame)
    stops.push(watchOverflow(frame))
    return frame
  })
}

function partOf(width: number): HTMLElement {
  const part = document.createElement('div')
  part.style.cssText = `inline-size: ${width}px; block-size: 10px`
  return part
}

const isReached = (frame: HTMLElement) => frame.getAttribute('tabindex') === '0'

it('makes only frames with hidden content focusable', async () => {
  const [wide, narrow] = watchFrames([400, 100])
  await eventually(() =>
    expect([wide, narrow].map((frame) => frame && isReached(frame))).toEqual([true, false]),
  )
  expect(wide).toMatchObject({ role: 'group', ariaLabel: 'Table' })
  expect(narrow).toMatchObject({ role: null, ariaLabel: null })
})

it('leaves a frame unchanged until the browser lays it out', async () => {
  const [far] = watchFrames([400])
  const [near] = watchFrames([100])
  if (far === undefined || near === undefined) throw new Error('There are two frames.')
  far.style.cssText += '; content-visibility: auto; margin-block-start: 10000px'
  await eventually(() => expect(isReached(near)).toBe(false))
  expect(isReached(far)).toBe(true)
  expect(far.hasAttribute('data-overflows')).toBe(false)
  far.scrollIntoView()
  await eventually(() => expect(far.hasAttribute('data-overflows')).toBe(true))
  expect(isReached(far)).toBe(true)
})

it('measures all frames before it changes any, so that the page is laid out once', async () => {
  const done: string[] = []
  const measured = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    done.push('measure')
    return 400
  })
  const changed = vi.spyOn(Element.prototype, 'toggleAttribute').mockImplementation(() => {
    done.push('change')
    return true
  })
  watchFrames([400, 400, 400])
  await eventually(() => expect(done).toHaveLength(6))
  expect(done).toEqual(['measure', 'measure', 'measure', 'change', 'change', 'change'])
  measured.mockRestore()
  changed.mockRestore()
})

it('keeps watching a frame when a nested frame is released', async () => {
  const [outer] = watchFrames([100])
  const inner = outer?.firstElementChild
  if (!outer || !(inner instanceof HTMLElement)) throw new Error('There is a frame with a part.')
  watchOverflow(inner)()
  await eventually(() => expect(isReached(outer)).toBe(false))
  inner.style.inlineSize = '400px'
  await eventually(() => expect(isReached(outer)).toBe(true))
})
