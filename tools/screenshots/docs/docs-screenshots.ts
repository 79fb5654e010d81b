/**
 * `npm run screenshots` takes the screenshots of the documentation from the running product, in both themes and
 * in the languages of the interface, and writes those that look different. `npm run screenshots -- dashboard`
 * takes some of them.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { build } from '../../build/build.ts'
import { findBrowser } from '../../testing/browser.ts'
import type { Product } from '../../testing/product.ts'
import { owner, removeDataFolder, startProduct } from '../../testing/product.ts'
import { waitForContent } from '../wait-for-content.ts'
import type { DemoIds } from './demo-documents.ts'
import { createDocuments, createOwner, publishUpdate, seededIds, translateUpdate } from './demo-documents.ts'
import type { ImageTheme } from './image-files.ts'
import { imageName, imageThemes, writeImage } from './image-files.ts'
import type { DocsScreenshot, Stage } from './screenshot-list.ts'
import { imageWidth, languagesOf, screenshots } from './screenshot-list.ts'

/** The clock of the server at its start, and the clock of the browser. */
const serverStartsAt = Date.parse('2026-11-25T08:00:00Z')
const browserTime = Date.parse('2026-11-25T10:10:00Z')

/** Some screens show the host. The port of the server is another one each time. */
const shownHost = 'localhost:3000'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !screenshots.some((screenshot) => screenshot.name === name))
if (unknown.length > 0) throw new Error(`Unknown screenshot: ${unknown.join(', ')}.`)

await build(['site', 'admin'])
const product = await startProduct({
  env: {
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    CLOCK_OFFSET_MS: String(serverStartsAt - Date.now()),
    NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
  },
})
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [
    ...args,
    `--host-resolver-rules=MAP ${shownHost} ${new URL(product.url).host}`,
    // Letters in their places between pixels, or words would have gaps.
    '--font-render-hinting=none',
  ],
})
try {
  await takeAll(browser, product)
} finally {
  await browser.close()
  await product.stop()
  await removeDataFolder(product.dataFolder)
}

async function takeAll(browser: Browser, { url, output }: Product): Promise<void> {
  await takeStage('empty', { browser, ids: seededIds, session: undefined })
  const editor = await createOwner(url, output())
  const ids = await createDocuments(editor)
  const given = { browser, ids, session: await signInBrowser(browser) }
  await takeStage('draft', given)
  await publishUpdate(editor, ids.openDay)
  await takeStage('english', given)
  await translateUpdate(editor, ids.openDay)
  await publishUpdate(editor, ids.openDay)
  await takeStage('greek', given)
}

interface Given {
  readonly browser: Browser
  readonly ids: DemoIds
  readonly session: Session | undefined
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** One session for all screenshots, because a user has a limited number of them. */
async function signInBrowser(browser: Browser): Promise<Session> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`http://${shownHost}/admin/login`)
  await page.locator('[name="email"]').fill(owner.email)
  await page.locator('[name="password"]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`http://${shownHost}/admin`)
  const session = await context.storageState()
  await context.close()
  return session
}

async function takeStage(stage: Stage, given: Given): Promise<void> {
  for (const screenshot of screenshots) {
    if (screenshot.when !== stage || (names.length > 0 && !names.includes(screenshot.name))) continue
    for (const language of languagesOf(screenshot)) {
      await Promise.all(imageThemes.map((theme) => take(screenshot, language, theme, given)))
    }
  }
}

async function take(
  screenshot: DocsScreenshot,
  language: Locale,
  theme: ImageTheme,
  { browser, ids, session }: Given,
): Promise<void> {
  const { name, size, path } = screenshot
  const context = await browser.newContext({
    baseURL: `http://${shownHost}`,
    ...(session !== undefined && { storageState: session }),
    viewport: size,
    deviceScaleFactor: imageWidth / size.width,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
    timezoneId: 'Europe/Tallinn',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(browserTime)
    // What one screenshot types must not be in the next one.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    )
    const filled = path.replace(/\$(\w+)/, (_, id: string) => ids[id] ?? '')
    await page.goto(filled.startsWith('/admin') ? localizedPath(language, filled) : filled)
    await reach(page, screenshot)
    const file = imageName(language, name, theme)
    if (await writeImage(file, await page.screenshot({ animations: 'disabled' }))) console.log(file)
  } catch (problem) {
    throw new Error(`${name} (${language}, ${theme}) was not reached.`, { cause: problem })
  } finally {
    await context.close()
  }
}

async function reach(page: Page, { open, proof }: DocsScreenshot): Promise<void> {
  await waitForContent(page)
  await open?.(page)
  await page.locator(proof).filter({ visible: true }).first().waitFor({ timeout: 60_000 })
  if (open === undefined) await leaveFocus(page)
  await waitForContent(page)
}

/** A drawer that is open from the start has focused its first control, which shows a ring and a tooltip. */
async function leaveFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
