/** Asks of a story on the screen that it fits 320 px, which is also 640 px at 200 %: nothing is cut, and the page does not scroll sideways. */
const narrow = 320

export async function tooWide(): Promise<string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(narrow, innerHeight)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { documentElement: root } = document
  const found =
    root.scrollWidth > root.clientWidth ? [...document.body.querySelectorAll('*')].filter(sticksOut) : []
  await page.viewport(innerWidth, innerHeight)
  return found.map(({ outerHTML }) => outerHTML.slice(0, 200))
}

function sticksOut(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  return width > 0 && (left < 0 || right > narrow) && element.closest('.visually-hidden') === null
}
