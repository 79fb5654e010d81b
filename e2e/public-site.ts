/** A product with a public host name, because visits on localhost are not counted. */
import { findBrowser } from '../tools/testing/browser.ts'
import { removeDataFolder } from '../tools/testing/product.ts'
import { filledFolder } from './demonstration-folder.ts'
import { startPersistentProduct } from './shared-product.ts'
import type { OfEachWorker } from './test.ts'
import { test as base } from './test.ts'

const browser = await findBrowser()

export const host = 'house.example'

export const test = base.extend<object, OfEachWorker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
    async ({}, use) => {
      const dataFolder = await filledFolder()
      const product = await startPersistentProduct({ dataFolder, env: { PUBLIC_URL: `https://${host}` } })
      await use(product)
      await product.stop()
      await removeDataFolder(dataFolder)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url.replace('127.0.0.1', host)),
})

test.use({
  launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=MAP ${host} 127.0.0.1`] },
  // The headless browser says so in its User-Agent, and is then taken for a robot.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  // Caused by HTTP without a certificate.
  expectedMessages: [/Cross-Origin-Opener-Policy/],
})
