/**
 * Accessibility checks for stories that run as tests: axe in both themes, reachability with Tab, and a 320 px
 * screen, in the direction of the run. The result is recorded in the snapshot next to the component, and its
 * Storybook page shows only that.
 */
import type { RunOptions } from 'axe-core'
import { applySetting } from './story-context.tsx'

/** The contrast of a colour in the middle of a transition is not meaningful. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

export async function checkAccessibility() {
  // Written this way so that a build removes both: Storybook itself has neither the test API nor the runner.
  if (import.meta.env.MODE !== 'test') return
  const [{ default: axe }, { expect }] = await Promise.all([import('axe-core'), import('vitest')])
  const dir = import.meta.env.VITE_DIRECTION === 'rtl' ? 'rtl' : 'ltr'
  const violations = async (options: RunOptions) => {
    await settled()
    const found = await axe.run(document.body, { resultTypes: ['violations'], ...options })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  // The theme changes colours and nothing else, and colours are the same in both directions.
  if (dir === 'ltr') {
    applySetting({ theme: 'dark', dir })
    expect(await violations({ runOnly: ['color-contrast'] }), `dark ${dir}`).toEqual([])
  }
  applySetting({ theme: 'light', dir })
  // A story does not have to be inside a landmark.
  expect(await violations({ rules: { region: { enabled: false } } }), `light ${dir}`).toEqual([])
  expect(await unreachableByKeyboard(), dir).toEqual([])
  expect(await tooWide(), `at 320 px, ${dir}`).toEqual([])
  // Only the left-to-right run writes the record. The other run fails if its result differs.
  if (dir === 'ltr') {
    expect(
      'axe finds no violations (light, dark); Tab reaches every control; the layout fits 320 px',
    ).toMatchSnapshot()
  }
}

/**
 * Checks that the rendered story fits 320 px, which equals 640 px at 200 %: nothing is cut off, and the page
 * does not scroll sideways.
 */
const narrow = 320

/** Components that collapse when space is short measure first, and may need several frames to settle. */
const maxFrames = 60

export async function tooWide(): Promise<string[]> {
  const { page } = await import('vitest/browser')
  const { innerWidth, innerHeight } = window
  await page.viewport(narrow, innerHeight)
  let found = await sticking()
  for (let left = maxFrames; left > 0 && found.length > 0; left -= 1) found = await sticking()
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

/** Checks that Tab alone reaches each control of the rendered story, and that the focus is visible. */

const controls = 'a[href], button, input, select, textarea, summary'

/**
 * A group of radio buttons is one Tab stop, and arrow keys move within it. Tabs do the same through
 * `tabindex`.
 */
function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [inert] *, [type="radio"]:not(:checked)')
  )
}

/**
 * The focus ring may be around the control, the element that draws it, or its group. A search field has a
 * line below it.
 */
function hasRing(control: Element): boolean {
  const form = control.closest('form')
  if (form && getComputedStyle(form).boxShadow !== 'none') return true
  const around = [control, control.parentElement, control.parentElement?.parentElement]
  return around.some((element) =>
    ['', '::before', '::after'].some((part) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }),
  )
}

export async function unreachableByKeyboard(): Promise<string[]> {
  const { userEvent } = await import('vitest/browser')
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const start = document.createElement('span')
  start.tabIndex = -1
  scope.prepend(start)
  start.focus()
  const stops = () => [...scope.querySelectorAll<HTMLElement>(controls)].filter(isStop)
  const reached = new Set<Element>()
  const ringless = new Set<Element>()
  for (
    let left = 2 * stops().length + 10;
    left > 0 && !stops().every((stop) => reached.has(stop));
    left -= 1
  ) {
    await userEvent.keyboard('{Tab}')
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) break
    reached.add(activeElement)
    if (activeElement.matches(controls) && !hasRing(activeElement)) ringless.add(activeElement)
  }
  start.remove()
  const name = ({ outerHTML }: Element) => outerHTML.slice(0, 200)
  return [
    ...stops()
      .filter((stop) => !reached.has(stop))
      .map((stop) => `Tab does not reach ${name(stop)}`),
    ...[...ringless].map((stop) => `Nothing shows the focus of ${name(stop)}`),
  ]
}
