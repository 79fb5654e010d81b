/** The product under the name of a house, as visitors reach it: on this machine nobody's visit is counted. */
import { findBrowser } from '../tools/testing/browser.ts'
import { removeDataFolder } from '../tools/testing/product.ts'
import { filledFolder } from './filled-folder.ts'
import { startPersistentProduct } from './lasting-product.ts'
import type { OfEachWorker } from './test.ts'
import { test as base } from './test.ts'

const browser = await findBrowser()

export const host = 'house.example'

export const test = base.extend<object, OfEachWorker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what is asked for.
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
  // The packaged browser says that it has no head, and is then taken for a robot.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  // Without a certificate, that is.
  expectedComplaints: [/Cross-Origin-Opener-Policy/],
})
