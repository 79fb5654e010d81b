/**
 * When stories run as tests, axe looks at each of them in both themes, Tab goes through it, and a narrow screen has to
 * suffice: in the direction of the run. What held is written beside the component: its page in Storybook shows nothing else.
 */
import type { RunOptions } from 'axe-core'
import { tooWide } from './fits-narrow-screens.ts'
import { unreachedByKeys } from './reached-by-keys.ts'
import { surroundWith } from './surroundings.tsx'

/** A colour halfway through its transition has no contrast worth measuring. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

export async function accessibleEverywhere() {
  // Written so that a build leaves both out: Storybook itself has neither a test nor its runner.
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
  // A story need not stand in a landmark.
  expect(await violations({ rules: { region: { enabled: false } } }), `light ${dir}`).toEqual([])
  expect(await unreachedByKeys(), dir).toEqual([])
  expect(await tooWide(), `at 320 px, ${dir}`).toEqual([])
  // One record, of the run from left to right: the other run fails where it finds something else.
  if (dir === 'ltr') {
    expect('axe finds nothing (light, dark); Tab reaches everything; 320 px suffice').toMatchSnapshot()
  }
}
