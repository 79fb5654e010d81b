/**
 * `npm run bench -- admin`: measures the admin for its users: bytes of a first visit, time until a list of
 * 100,000 documents is usable, and one key press in a text of 10,000 words. `SIZES=10000` sets the number of
 * documents.
 */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from '../../tools/build/build.ts'
import { findBrowser } from '../../tools/testing/browser.ts'
import { signIn } from '../../tools/testing/editor.ts'
import { multiplyDocuments, writeDocument } from '../../tools/testing/many-documents.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { formatted, printFigures, upTo } from '../figure.ts'
import { firstLoad } from './first-load.ts'
import { keysInLongText } from './typing.ts'
import { measureListLoad } from './usable-list.ts'

const size = Number(process.env.SIZES ?? 100_000)
/** Written through the API. The rest are copies of these. */
const originals = 200

await build(['site', 'admin'])
const dataFolder = await newDataFolder()
await fill()
const product = await startProduct({ dataFolder })
const browser = await chromium.launch(await findBrowser())
try {
  const signInPage = await firstLoad(browser, `${product.url}/admin/login`)
  const list = await firstLoad(browser, `${product.url}/admin/updates`, product.url)
  const untilList = await measureListLoad(browser, product.url)
  const keys = await keysInLongText(browser, product.url)
  printFigures({
    'sign-in, first visit': upTo(110, signInPage.kilobytes, 'KB'),
    'list, first visit, until it answers a key': upTo(210, list.kilobytes, 'KB'),
    'list, first visit, with what is fetched ahead': formatted(list.afterwards, 'KB'),
    [`list of ${size.toLocaleString('en')} documents, from signing in until it answers`]: upTo(
      1,
      untilList,
      's',
    ),
    'key in a text of 10,000 words, 95 %': upTo(16, keys.slow, 'ms'),
    'key in a text of 10,000 words, middle': formatted(keys.middle, 'ms'),
    'opening a text of 10,000 words': formatted(keys.openingMs, 'ms'),
  })
  for (const { path, parts } of [signInPage, list]) {
    console.log(path)
    console.table(parts)
  }
} finally {
  await browser.close()
  await product.stop()
  await removeDataFolder(dataFolder)
}

async function fill(): Promise<void> {
  const first = await startProduct({ dataFolder })
  const editor = await signIn(first.url)
  const ids: string[] = []
  for (let number = 0; number < originals; number += 1) ids.push(await writeDocument(editor, number))
  await first.stop()
  multiplyDocuments(join(dataFolder, 'cyanotype.db'), ids, size)
}
