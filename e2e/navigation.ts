/** What tests of navigation ask of a page: whether the document stayed, and when a link is answered by our own client. */
import type { Locator, Page, Request } from '@playwright/test'

export const payloads = '**/_payload.json*'

/** Whether the browser itself opens this page, in whichever tab; what is fetched ahead is no visit. */
export function isVisitOf(request: Request, path: string): boolean {
  return request.isNavigationRequest() && new URL(request.url()).pathname === path
}

/** Marks the document that is open; a page that the browser opened as a whole bears no mark. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

/** Points at a link until its page was fetched ahead: then the client is there, and the page too. */
export async function pointAt(link: Locator): Promise<void> {
  const answer = link.page().waitForResponse(payloads)
  await link.hover()
  await (await answer).finished()
}

/** Waits for the client on a page where nothing is fetched ahead. */
export async function clientThere(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.locator('.progress-bar').waitFor({ state: 'attached' })
}

/** A link that no page of the demonstration has. */
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
