/** Accessibility check with axe: expects no violations once everything has loaded. */
import axe from 'axe-core'
import { expect } from 'vitest'

export async function expectNoViolations(): Promise<void> {
  // Colours in a transition are not the final ones, and a toast may take seconds to close.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
