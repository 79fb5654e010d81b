/** What is on the screen, read by those who cannot see it: nothing is wrong once everything has arrived. */
import axe from 'axe-core'
import { expect } from 'vitest'

export async function expectNoViolations(): Promise<void> {
  // Colours on their way are not those that anybody reads, and a notice may take seconds to go.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
