/**
 * `npm run look -- button dialog`: one sheet for each component, its stories below each other, each in six settings, in
 * a new temporary folder. `npm run look -- admin`: one for each screen of the admin and each state of it; `npm run look --
 * admin palette updates` takes some. Nothing is kept or compared: the sheets are for eyes. Without names it takes all of
 * the components.
 */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../testing/browser.ts'
import { captureAdmin } from './admin-contact-sheets.ts'
import { captureComponents } from './component-contact-sheets.ts'

const [first, ...rest] = process.argv.slice(2)

const browser = await chromium.launch(await findBrowser())
try {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-look-'))
  if (first === 'admin') await captureAdmin(browser, folder, rest)
  else await captureComponents(browser, folder, first === undefined ? [] : [first, ...rest])
} finally {
  await browser.close()
}
