/** An external application that uses the package: built with its own Vite, and opened in a browser. */
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { snippets } from '../.storybook/pages/package-snippets.ts'
import { installPackage } from '../tools/package/install-in-app.ts'
import type { Served } from '../tools/screenshots/serve-folder.ts'
import { serveFolder } from '../tools/screenshots/serve-folder.ts'
import { hexOf } from '../ui/tokens/index.ts'
import { test as base, expect, expectAccessible } from './test.ts'

const main = `import { Dialog } from '@cyanotype/ui/dialog'
import { Button } from '@cyanotype/ui/button'
import { el } from '@cyanotype/ui/locales/el'
import { UiProvider } from '@cyanotype/ui/provider'
import { Tabs } from '@cyanotype/ui/tabs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './brand.css'

function Greek() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <UiProvider locale={el}>
      <h1>Φύλλα</h1>
      <Tabs items={[{ value: 'fern', label: 'Φτέρη', panel: 'Δέκα λεπτά.' }, { value: 'oak', label: 'Δρυς', panel: 'Είκοσι λεπτά.' }]} />
      <Button onClick={() => setIsOpen(true)}>Δημοσίευση</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Δημοσίευση;">Δύο γλώσσες.</Dialog>
    </UiProvider>
  )
}
createRoot(document.querySelector('main')).render(<><App /><Greek /></>)
`

const page = (head: string, body: string) =>
  `<!doctype html><html lang="el"><head><title>Φύλλα</title><link rel="icon" href="data:," />${head}</head><body>${body}</body></html>`

const devDependencies = ['vite', '@vitejs/plugin-react', '@types/node', '@types/react-dom'] as const

function run(folder: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args[0]} failed.\n${stdout}${stderr}`)
}

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/node_modules/@cyanotype/ui/dist/styles/${name}.css" />`

/**
 * Writes pages with all components, once with the full stylesheet and once with those of the parts in reverse
 * order.
 */
async function writePages(folder: string, components: readonly string[]): Promise<void> {
  const everything = await readFile(join(folder, 'everything.html'), 'utf8')
  const parts = ['base', 'fonts', ...components.toReversed()].map(sheet).join('')
  await writeFile(join(folder, 'complete.html'), page(sheet('styles'), everything))
  await writeFile(join(folder, 'parts.html'), page(parts, everything))
}

const colorOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Runs on the page: returns each kind of element with a hash of its computed style. */
function readLook(): Record<string, number> {
  for (const animation of document.getAnimations()) animation.cancel()
  const looks: Record<string, number> = {}
  // Attributes that style rules use as selectors.
  const styleAttributes =
    /^(class|type|open|hidden|disabled|checked|dir|aria-(current|selected|disabled|pressed|expanded|invalid)|data-(?!value|name|id).+)$/
  for (const element of document.body.querySelectorAll('*')) {
    const styled = [...element.attributes].filter(({ name }) => styleAttributes.test(name))
    const written = styled.map(({ name, value }) => `${name}=${value}`).join(' ')
    const kind = `${element.parentElement?.className} > ${element.localName} ${written}`
    if (kind in looks) continue
    const style = getComputedStyle(element)
    let sum = 0
    for (const property of style) {
      for (const letter of style.getPropertyValue(property)) sum = (sum * 31 + letter.charCodeAt(0)) | 0
    }
    looks[kind] = sum
  }
  return looks
}

const test = base.extend<object, { application: Served }>({
  application: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
    async ({}, use) => {
      const { folder, components, remove } = await installPackage(...devDependencies)
      for (const [name, code] of Object.entries({ ...snippets, 'main.tsx': main }))
        await writeFile(join(folder, name), code)
      const start = '<main></main><script type="module" src="/main.tsx"></script>'
      await writeFile(join(folder, 'index.html'), page('', start))
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
      run(folder, 'brand.mjs')
      run(folder, 'node_modules/vite/bin/vite.js', 'build', '--base', '/dist/')
      run(folder, fileURLToPath(new URL('../tools/package/render-everything.ts', import.meta.url)), folder)
      await writePages(folder, components)
      const served = await serveFolder(pathToFileURL(`${folder}/`))
      await use(served)
      served.close()
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ application }, use) => use(application.url),
})

// The build is shared, so that one worker runs these tests.
test.describe.configure({ mode: 'default' })

test.describe('an application made with the package', () => {
  test.beforeEach(({ page }) => page.goto('dist/index.html'))

  test('has the styles of the package, with its own brand colour and the default fonts', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Print' })
    await expect(button).toHaveCSS(
      'background-color',
      colorOf(hexOf('electric-cyan-500', { hue: 150, strength: 1 })),
    )
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then((fonts) => fonts.check('16px "Commissioner Greek"')),
      ),
    ).toBe(true)
    await expectAccessible(page)
  })

  test('is in Greek, and reacts to keys', async ({ page }) => {
    await expect(page.getByRole('tablist', { name: 'Παραλλαγές' })).toBeVisible()
    await page.getByRole('tab', { name: 'Φτέρη' }).press('ArrowRight')
    await expect(page.getByRole('tabpanel', { name: 'Δρυς' })).toContainText('Είκοσι λεπτά.')
    const publish = page.getByRole('button', { name: 'Δημοσίευση' })
    await publish.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Δημοσίευση;' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(publish).toBeFocused()
  })
})

/** Without fonts: late fonts on a busy machine would change the widths on one page only. */
async function lookOf(page: Page, address: string): Promise<Record<string, number>> {
  await page.route(/\.woff2/, (route) => route.abort())
  await page.goto(address)
  return page.evaluate(readLook)
}

test.describe('without fonts', () => {
  test.use({ expectedMessages: [/\.woff2/] })

  test('stylesheets of the parts, in any order, equal the full stylesheet', async ({ page }) => {
    // A hundred stylesheets and the computed style of each element: a busy machine needs time.
    test.slow()
    const complete = await lookOf(page, 'complete.html')
    const parts = await lookOf(page, 'parts.html')
    expect(Object.keys(complete).length).toBeGreaterThan(500)
    // A rule that loses here to a later stylesheet wins there by specificity. Rules must not depend on that.
    expect(Object.keys(complete).filter((kind) => parts[kind] !== complete[kind])).toEqual([])
  })
})
