/** A conflict as the server reports it, because a screenshot must not depend on the timing of two editors. */
import type { Page } from 'playwright-core'

const saves = /\/api\/documents\/updates\/[^/]+\/en$/
const title = '#en-title'
const theirs = 'Seaweed on blue paper: a week on Aegina'

export async function simulateConflict(page: Page): Promise<void> {
  const base = await page.locator(title).inputValue()
  await page.route(saves, async (route) => {
    const { version, data } = route.request().postDataJSON()
    const conflicts = [{ field: 'title', base, yours: data.title, theirs }]
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        status: 409,
        code: 'version_conflict',
        message: 'Changed.',
        fields: [],
        data: {
          version: version + 1,
          editor: 'Nikos Vlachos',
          conflicts,
          theirs: { ...data, title: theirs },
        },
      },
    })
  })
  await page.locator(title).fill('Seaweed, dried and printed on blue paper')
  await page.keyboard.press('Control+s')
}
