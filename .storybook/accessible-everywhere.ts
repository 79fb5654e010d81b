/**
 * Accessibility checks for stories that run as tests: axe in both themes, reachability with Tab, and a 320 px
 * screen, in the direction of the run. The result is recorded in the snapshot next to the component, and its
 * Storybook page shows only that.
 */
import type { RunOptions } from 'axe-core'
import { tooWide } from './fits-narrow-screens.ts'
import { unreachedByKeys } from './reached-by-keys.ts'
import { surroundWith } from './surroundings.tsx'

/** The contrast of a colour in the middle of a transition is not meaningful. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

export async function accessibleEverywhere() {
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
    surroundWith({ theme: 'dark', dir })
    expect(await violations({ runOnly: ['color-contrast'] }), `dark ${dir}`).toEqual([])
  }
  surroundWith({ theme: 'light', dir })
  // A story does not have to be inside a landmark.
  expect(await violations({ rules: { region: { enabled: false } } }), `light ${dir}`).toEqual([])
  expect(await unreachedByKeys(), dir).toEqual([])
  expect(await tooWide(), `at 320 px, ${dir}`).toEqual([])
  // Only the left-to-right run writes the record. The other run fails if its result differs.
  if (dir === 'ltr') {
    expect('axe finds nothing (light, dark); Tab reaches everything; 320 px suffice').toMatchSnapshot()
  }
}
