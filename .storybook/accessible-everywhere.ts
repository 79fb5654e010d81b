/**
 * When stories run as tests, axe looks at each of them in both themes and both directions, and in both directions Tab goes
 * through it and a narrow screen has to suffice. What held is written beside the component: its page in Storybook shows
 * nothing else.
 */
import { tooWide } from './fits-narrow-screens.ts'
import { unreachedByKeys } from './reached-by-keys.ts'
import type { Setting } from './surroundings.tsx'
import { surroundWith } from './surroundings.tsx'

const settings: readonly Setting[] = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
  { theme: 'light', dir: 'rtl' },
]

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
  if (import.meta.env.MODE !== 'test' || import.meta.env.VITE_DIRECTION === 'rtl') return
  const [{ default: axe }, { expect }] = await Promise.all([import('axe-core'), import('vitest')])
  for (const setting of settings) {
    surroundWith(setting)
    await settled()
    // A story need not stand in a landmark.
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${setting.theme} ${setting.dir}`).toEqual([])
    if (setting.theme === 'dark') continue
    expect(await unreachedByKeys(), setting.dir).toEqual([])
    expect(await tooWide(), `at 320 px, ${setting.dir}`).toEqual([])
  }
  const asked = settings.map(({ theme, dir }) => `${theme} ${dir}`).join(', ')
  expect(
    `axe finds nothing (${asked}); Tab reaches everything and 320 px suffice (ltr, rtl)`,
  ).toMatchSnapshot()
}
