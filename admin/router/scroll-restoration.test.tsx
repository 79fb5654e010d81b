/** Scroll restoration: finds the position of a history entry again. */
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { findScrollPosition, saveScrollPosition } from './scroll-restoration.ts'

beforeEach(() => sessionStorage.clear())

const list = { pathname: '/admin/logs', searchStr: '', search: {}, publicHref: '/admin/logs', key: 'one' }
const other = { ...list, publicHref: '/admin/media', key: 'two' }

function screen(lines: number): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'))
  main.append(document.createElement('h1'), drawn(lines))
  onTestFinished(() => main.remove())
  return main
}

function drawn(lines: number): HTMLElement {
  const part = document.createElement('div')
  part.style.cssText = 'block-size: 100px; overflow: auto'
  const content = part.appendChild(document.createElement('div'))
  content.style.blockSize = `${lines * 20}px`
  return part
}

/** As many frames as the code under test waits for. */
async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame)
}

const scrolled = (main: HTMLElement) => main.querySelector('div')?.scrollTop

it('restores the position of a scrolling part, and starts a new entry at the top', () => {
  const main = screen(100)
  main.querySelector('div')?.scrollTo(0, 700)
  saveScrollPosition(list)
  main.querySelector('div')?.replaceWith(drawn(100))
  findScrollPosition(other, true)
  expect(scrolled(main)).toBe(0)
  findScrollPosition(list, true)
  expect(scrolled(main)).toBe(700)
})

it('waits for content that loads later, and stops when the user scrolls', async () => {
  const main = screen(100)
  main.querySelector('div')?.scrollTo(0, 700)
  saveScrollPosition(list)
  main.querySelector('div')?.remove()
  findScrollPosition(list, true)
  await frames(4)
  main.append(drawn(100))
  await expect.poll(() => scrolled(main)).toBe(700)

  main.querySelector('div')?.remove()
  findScrollPosition(list, true)
  window.dispatchEvent(new WheelEvent('wheel'))
  main.append(drawn(100))
  await frames(4)
  expect(scrolled(main)).toBe(0)
})
