/**
 * Storybook looks at each story once, as the toolbar says. When stories run as tests, axe looks at the same story three
 * times more: dark, from right to left, and both.
 */
import type { Setting } from './surroundings.tsx'
import { surroundWith } from './surroundings.tsx'

const others: readonly Setting[] = [
  { theme: 'dark', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
  { theme: 'light', dir: 'rtl' },
]

const isTest = '__vitest_browser__' in globalThis

/** A colour halfway through its transition has no contrast worth measuring. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

export async function accessibleEverywhere() {
  if (!isTest) return
  const { default: axe } = await import('axe-core')
  for (const setting of others) {
    surroundWith(setting)
    await settled()
    // A story need not stand in a landmark.
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    })
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    if (found.length > 0) throw new Error(`${setting.theme}, ${setting.dir}: ${found.join('\n')}`)
  }
}
