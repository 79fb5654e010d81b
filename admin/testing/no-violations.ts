/** What is on the screen, read by those who cannot see it: nothing is wrong once everything has arrived. */
import axe from 'axe-core'
import { expect } from 'vitest'

export async function expectNoViolations(): Promise<void> {
  // Colours on their way are not those that anybody reads.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
