/**
 * Checks that the rendered story fits 320 px, which equals 640 px at 200 %: nothing is cut off, and the page
 * does not scroll sideways.
 */
const narrow = 320

/** Components that collapse when space is short measure first, and may need several frames to settle. */
const pictures = 60

export async function tooWide(): Promise<string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(narrow, innerHeight)
  let found = await sticking()
  for (let left = pictures; left > 0 && found.length > 0; left -= 1) found = await sticking()
  await page.viewport(innerWidth, innerHeight)
  return found.map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Checked in the next frame. */
async function sticking(): Promise<Element[]> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { documentElement: root } = document
  return root.scrollWidth > root.clientWidth ? [...document.body.querySelectorAll('*')].filter(sticksOut) : []
}

function sticksOut(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect()
  return width > 0 && (left < 0 || right > narrow) && element.closest('.visually-hidden') === null
}
