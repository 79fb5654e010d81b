/** From a press on a link whose page was fetched ahead, until the page that it leads to is painted. */
import type { Browser, Page } from 'playwright-core'

const tree = '.sidebar-tree a:not([aria-current])'

/** Milliseconds of each press: through the documentation, a page at a time. */
export async function pressesThrough(browser: Browser, address: string, presses: number): Promise<number[]> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  await page.goto(address, { waitUntil: 'load' })
  const times: number[] = []
  for (let press = 0; press < presses; press += 1) times.push(await pressOne(page, press))
  await page.close()
  return times
}

async function pressOne(page: Page, press: number): Promise<number> {
  const link = page.locator(tree).nth(press % (await page.locator(tree).count()))
  const path = new URL(String(await link.evaluate((a: HTMLAnchorElement) => a.href))).pathname
  const ahead = page.waitForResponse((answer) => new URL(answer.url()).pathname === `${path}/_payload.json`)
  await link.hover()
  await (await ahead).finished()
  const painted = page.evaluate(paintedAfterPress)
  await link.click()
  return painted
}

/** Runs in the page: the next heading stands there, and a picture of it has been handed over. */
function paintedAfterPress(): Promise<number> {
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
