/** Builds and opens everything that `npm run new` writes, in a copy of the product. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTemplate } from '../tools/generators/templates.ts'
import { owner, startProduct } from '../tools/testing/product.ts'
import { copyProduct, run } from './copied-product.ts'
import { expect, test } from './test.ts'

function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** A second island, with other data than the first. */
function addIsland(copy: string): void {
  const list = 'export const islands = {'
  const island =
    '  Counter: ({ start, slot }: { readonly start: number } & Slots) => <p>{start} {slot("label")}</p>,'
  change(join(copy, 'site/fragments/islands.tsx'), list, `${list}\n${island}`)
  const first = '/** Tabs in a text'
  const use =
    'export const CounterIsland = () => <Island name="Counter" props={{ start: 1 }} slots={{ label: "A" }} />'
  change(join(copy, 'site/fragments/island.tsx'), first, `${use}\n\n${first}`)
}

/** A copy of the product with one of everything that the generators write, connected and with extracted messages. */
function copyWithGenerated(): string {
  const copy = copyProduct()
  writeTemplate(copy, 'component', 'exposure-note')
  writeTemplate(copy, 'collection', 'field-notes')
  writeTemplate(copy, 'route', 'about-us')
  writeTemplate(copy, 'screen', 'opening-hours')
  writeTemplate(copy, 'call', 'opening-hours')
  writeTemplate(copy, 'migration', 'opening-hours')
  writeTemplate(copy, 'own-migration', 'closing-hours')
  const page = join(copy, 'site/pages/about-us/+Page.tsx')
  change(page, '<ul', '<ExposureNote tone="primary">Where we are</ExposureNote>\n      <ul')
  change(page, 'import type', "import { ExposureNote } from '@cyanotype/ui/index.ts'\nimport type")
  addIsland(copy)
  expect(run(copy, '@lingui/cli/dist/lingui.js', 'extract').status).toBe(0)
  return copy
}

test('everything that the generators write compiles, and passes its tests', { tag: '@full' }, () => {
  test.setTimeout(600_000)
  const copy = copyWithGenerated()
  try {
    expect(run(copy, 'typescript/bin/tsc', '--noEmit', '-p', '.').output).toBe('')

    const tests = ['content/model/collections/field-notes', 'site/pages/about-us']
    const tested = run(copy, 'vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)
    expect(tested.status, tested.output).toBe(0)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('everything that the generators write builds, and can be opened', { tag: '@full' }, async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const copy = copyWithGenerated()
  try {
    // Building takes longer than a start may take.
    const built = spawnSync(process.execPath, ['build.ts'], { cwd: copy, encoding: 'utf8' })
    expect(built.status, built.stdout + built.stderr).toBe(0)

    const product = await startProduct({ root: copy })
    const context = await browser.newContext({ baseURL: product.url })
    const visitor = await context.newPage()
    await visitor.goto('/about-us')
    await expect(visitor.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect(visitor.getByText('Where we are')).toHaveCSS('border-top-style', 'solid')
    await visitor.goto('/el/about-us')
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'el')

    await context.request.post('/api/auth/login', { data: owner })
    const response = await context.request.get('/api/opening-hours')
    expect(await response.json()).toEqual({ items: [], limit: 20 })
    await visitor.goto('/admin')
    const navigation = visitor.getByRole('navigation', { name: 'Admin' })
    await navigation.getByRole('link', { name: 'Opening hours' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible()
    await navigation.getByRole('link', { name: 'Field notes' }).click()
    await expect(visitor).toHaveURL(/\/admin\/field-notes$/)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Field notes' })).toBeVisible()

    expect(await product.stop()).toBe(0)
    await context.close()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
