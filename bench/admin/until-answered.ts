/** A list answers: its rows are there, and a key has led into them. */
import type { Page } from 'playwright-core'

export async function untilKeyIsAnswered(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).waitFor()
  const focused = page.locator('[role=row]:focus-within, tr:focus-within')
  for (let isAnswered = false; !isAnswered; isAnswered = (await focused.count()) > 0) {
    await page.keyboard.press('j')
  }
}
