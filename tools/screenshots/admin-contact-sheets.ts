/**
 * Contact sheets of the admin: one for each screen and each of its states, in three widths, both themes and
 * two languages.
 */
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { build } from '../build/build.ts'
import { signIn } from '../testing/editor.ts'
import { owner, removeDataFolder, startProduct } from '../testing/product.ts'
import type { AdminState } from './admin-states.ts'
import { adminPaths, adminStates, screenPaths } from './admin-states.ts'
import type { Row } from './grid-layout.ts'
import { layOut } from './grid-layout.ts'
import { waitForContent } from './wait-for-content.ts'

const widths = [360, 768, 1440]
const themes = ['light', 'dark'] as const
const languages = ['', '/el']

type Screenshot = Omit<AdminState, 'proof'> & { readonly proof?: string }

const listed = z.object({ items: z.array(z.object({ id: z.string() })) })

/**
 * Names are screens (`updates`, `global-footer`) or states (`palette`). Without names it takes all of them.
 */
export async function captureAdmin(
  browser: Browser,
  folder: string,
  names: readonly string[],
): Promise<void> {
  await build(['site', 'admin', 'storybook'])
  const product = await startProduct()
  try {
    const editor = await signIn(product.url)
    const idIn = async (path: string) => (await editor.call('GET', path, listed)).items[0]?.id ?? ''
    const update = await idIn('/api/documents/updates?limit=1')
    const picture = await idIn('/api/media?limit=1')
    for (const screenshot of screenshots(names)) {
      const path = screenshot.path.replace(/\$(update|slug)/, update).replace('$picture', picture)
      const rows = await Promise.all(
        languages.map((language) => rowOf(browser, product.url, screenshot, language + path)),
      )
      const sheet = join(folder, `admin-${screenshot.name}.png`)
      await layOut(browser, rows, sheet)
      process.stdout.write(`${sheet}\n`)
    }
  } finally {
    await product.stop()
    await removeDataFolder(product.dataFolder)
  }
}

/** `/admin/edit/$slug` is `edit-slug`, `/admin/settings?place=users` is `settings-users`. */
function nameOf(path: string): string {
  const below = path.replace(/^\/admin\/?/, '').replace(/\?[a-z]+=/, '-')
  return below.replace('$', '').replaceAll('/', '-') || 'dashboard'
}

function screenshots(names: readonly string[]): readonly Screenshot[] {
  const screens = [...adminPaths, ...screenPaths].map((path) => ({ name: nameOf(path), path }))
  const all: readonly Screenshot[] = [...screens, ...adminStates]
  const unknown = names.filter((name) => !all.some((screenshot) => screenshot.name === name))
  if (unknown.length > 0) throw new Error(`The admin has no ${unknown.join(', ')}.`)
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Takes every width and theme in a separate context, because a state may end its session. */
async function rowOf(browser: Browser, url: string, screenshot: Screenshot, path: string): Promise<Row> {
  const pictures = []
  for (const width of widths) {
    for (const theme of themes) {
      const viewport = { width, height: width === 360 ? 740 : 900 }
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
      })
      try {
        pictures.push({
          name: `${width} px, ${theme}`,
          width,
          data: await pictureOf(context, screenshot, path),
        })
      } finally {
        await context.close()
      }
    }
  }
  return { name: path, pictures }
}

async function pictureOf(context: BrowserContext, screenshot: Screenshot, path: string): Promise<string> {
  // The sign-in and welcome screens are captured without a session.
  if (!/\/admin\/(login|welcome)/.test(path)) await context.request.post('/api/auth/login', { data: owner })
  const page = await context.newPage()
  await page.goto(path)
  await waitForContent(page)
  await screenshot.open?.(page).catch(() => {})
  // On a phone some states are behind a menu. The picture then shows the screen below.
  if (screenshot.proof !== undefined) {
    const proof = page.locator(screenshot.proof).filter({ visible: true }).first()
    await proof.waitFor({ timeout: 5_000 }).catch(() => {})
  }
  return (await page.screenshot({ animations: 'disabled' })).toString('base64')
}
