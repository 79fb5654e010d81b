/**
 * Screenshots: `npm run look -- button dialog` makes a contact sheet for each component in a new temporary
 * folder, with all of its stories in six settings. `npm run look -- admin` makes one for each screen and
 * state of the admin; `npm run look -- admin palette updates` makes some of them. Nothing is stored or
 * compared: the contact sheets are for people to look at. Without names it makes all components.
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
