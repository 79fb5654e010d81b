/** Measures the time from clicking a prefetched link until the next page is painted. */
import type { Browser, Page, Response } from 'playwright-core'

/** It has a content security policy of its own, so the browser loads it as a whole. */
const pageWithEmbeds = '/media-components'

/** Milliseconds for each click through pages of the documentation, none of them visited before. */
export async function clickThrough(browser: Browser, address: string, presses: number): Promise<number[]> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await page.goto(address, { waitUntil: 'load' })
  const linked = await page
    .locator('.sidebar-tree a:not([aria-current])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const paths = linked.filter((path) => !path.endsWith(pageWithEmbeds))
  if (paths.length < presses)
    throw new Error(`${address} has ${paths.length} links in its sidebar, not ${presses}.`)
  const times: number[] = []
  for (const path of paths.slice(0, presses)) times.push(await clickOne(page, path))
  await page.close()
  return times
}

async function clickOne(page: Page, path: string): Promise<number> {
  const link = page.locator(`.sidebar-tree a[href="${path}"]`).filter({ visible: true }).first()
  const isIt = (response: Response) => new URL(response.url()).pathname === `${path}/_payload.json`
  const [ahead] = await Promise.all([page.waitForResponse(isIt), link.hover()])
  await ahead.finished()
  const painted = page.evaluate(paintAfterClick)
  await link.click()
  return painted
}

/** Runs in the page: resolves when the next heading is there and a frame with it was painted. */
function paintAfterClick(): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1')
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector('h1') === before) return requestAnimationFrame(look)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
