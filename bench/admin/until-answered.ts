/** Waits until a list is usable: its rows are visible, and a key press moves into them. */
import type { Page } from 'playwright-core'

export async function untilKeyIsAnswered(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).waitFor()
  const focused = page.locator('[role=row]:focus-within, tr:focus-within')
  for (let isAnswered = false; !isAnswered; isAnswered = (await focused.count()) > 0) {
    await page.keyboard.press('j')
  }
}
