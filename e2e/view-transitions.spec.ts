/** View transitions: used for a page that had to load, and not for a page that was prefetched. */
import type { Page } from '@playwright/test'
import { addLink, waitForClientNavigation } from './navigation.ts'
import { expect, test } from './test.ts'

const install = '/docs/start/install'

for (const [what, reducedMotion, isAhead, shown] of [
  ['that has to load', 'no-preference', false, 'shown'],
  ['that has to load, with reduced motion,', 'reduce', false, null],
  ['that was prefetched', 'no-preference', true, null],
] as const) {
  test(`a page ${what} is ${shown ? 'shown with a transition' : 'shown at once'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/updates')
    await waitForClientNavigation(page)
    await noteShows(page)
    const link = await addLink(page, install)
    if (isAhead) await link.hover()
    await expect(page.locator('html[data-come]')).toHaveCount(isAhead ? 1 : 0)
    await link.dispatchEvent('click')
    await expect(page).toHaveURL(install)
    expect(await page.locator('html').getAttribute('data-transition')).toBe(shown)
    await page.evaluate(() => document.documentElement.removeAttribute('data-transition'))
    await page.goBack()
    await expect(page).toHaveURL('/updates')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Updates')
    expect(await page.locator('html').getAttribute('data-transition')).toBe(null)
  })
}

/** Records that page data was read, and that the browser runs a view transition. */
async function noteShows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      dataset.transition = 'shown'
      return start(change)
    }
    const { text } = Response.prototype
    Response.prototype.text = async function () {
      const read = await text.call(this)
      // A timeout, so that the code that waits for the data runs first.
      if (this.url.includes('_payload.json')) setTimeout(() => Object.assign(dataset, { come: '' }))
      return read
    }
  })
}
