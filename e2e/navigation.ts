/** Helpers for navigation tests: whether the document stayed, and when the client is ready. */
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

export const payloads = '**/_payload.json*'

/** Whether the browser itself opens this page, in any tab. A prefetch is not a visit. */
export function isVisitOf(request: Request, path: string): boolean {
  return request.isNavigationRequest() && new URL(request.url()).pathname === path
}

/** Marks the open document. After a page load the mark is gone. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

/** Hovers over a link until its page is prefetched: then the client is ready, and the page too. */
export async function pointAt(link: Locator): Promise<void> {
  const response = link.page().waitForResponse(payloads)
  await link.hover()
  await (await response).finished()
}

/**
 * Waits for client navigation on a page where nothing is prefetched. It loads with the first movement of the pointer
 * that its listener sees, so the pointer moves until then.
 */
export async function waitForClientNavigation(page: Page): Promise<void> {
  let step = 0
  await expect(async () => {
    step++
    await page.mouse.move(step, step)
    await expect(page.locator('.progress-bar')).toBeAttached({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
}

/** Adds a link that no page of the demonstration has. */
export async function addLink(page: Page, href: string, attributes = {}): Promise<Locator> {
  await page.evaluate(
    ({ href, attributes }) => {
      const link = document.createElement('a')
      for (const [name, value] of Object.entries({ href, id: 'added', ...attributes })) {
        link.setAttribute(name, String(value))
      }
      link.textContent = 'Added'
      document.querySelector('#added')?.remove()
      document.querySelector('main')?.prepend(link)
    },
    { href, attributes },
  )
  return page.locator('#added')
}
