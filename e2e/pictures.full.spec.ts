/** Responsive images: in the size that is shown, in the best format for the browser, without layout shift. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../tools/testing/editor.ts'
import { expect, test } from './test.ts'

const paths = ['/', '/updates', '/showcase', '/showcase/documentary', '/el/contact']

/** The `sizes` of each image, and its width on the page. */
function widthsOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].map((image) => {
      const sizes = image.sizes.split(',').map((size) => /^(?:(\(.*?\)) )?(.*)$/.exec(size.trim()))
      const cssWidth = sizes.find((size) => size?.[1] === undefined || matchMedia(size[1]).matches)?.[2] ?? ''
      const measure = document.createElement('div')
      measure.style.inlineSize = cssWidth
      document.body.append(measure)
      const width = measure.getBoundingClientRect().width
      measure.remove()
      return { cssWidth, factor: width / image.getBoundingClientRect().width }
    }),
  )
}

for (const width of [360, 768, 1_100, 1_440]) {
  test(`images have the right sizes attribute in browsers of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await page.goto(path)
      const pictures = await widthsOf(page)
      expect(pictures.length, path).toBeGreaterThan(0)
      for (const { cssWidth, factor } of pictures)
        expect(Math.abs(factor - 1), `${path}: ${cssWidth}`).toBeLessThan(0.15)
    }
  })
}

test('a small screen loads a small image in the best supported format', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  const opening = page.locator('main img').first()
  await expect
    .poll(() => opening.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await opening.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/_ipx\/f_avif,w_(320|640)\//,
  )
})

test('a page does not move while its images load', async ({ page }) => {
  await page.route('**/_ipx/**', async (route) => {
    await shown
    await route.continue()
  })
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heights = () =>
    page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height))
  await expect.poll(async () => (await heights()).every((height) => height > 0)).toBe(true)
  const before = await heights()
  show()
  const opening = page.locator('main img').first()
  await expect
    .poll(() => opening.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // The size of a smaller image is rounded to whole pixels.
  const moved = (await heights()).map((height, index) => Math.abs(height - (before[index] ?? 0)))
  expect(Math.max(...moved)).toBeLessThan(1)
})

/** The size of an image that is not in the library is unknown until it has loaded. */
test('a hero keeps the place of an image that is not in the library', async ({ page, product }) => {
  const editor = await signIn(product.url)
  const slug = `hero-${crypto.randomUUID()}`
  const hero = '<Hero title="Fern" src="/docs/images/fern.svg" alt="A fern">Text.</Hero>'
  const data = { title: 'Hero', slug, body: `${hero}\n\n## Below` }
  const path = '/api/documents/pages'
  const { id, layers } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data })
  const versions = Object.entries(layers).filter(([, { version }]) => version > 0)
  await editor.call('POST', `${path}/${id}/publish`, z.unknown(), {
    layers: Object.fromEntries(versions.map(([layer, { version }]) => [layer, version])),
  })

  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  await page.route('**/docs/images/fern.svg', async (route) => {
    await shown
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>'
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/${slug}`, { waitUntil: 'domcontentloaded' })
  const below = page.getByRole('heading', { name: 'Below' })
  const before = await below.boundingBox()
  show()
  const image = page.getByRole('img', { name: 'A fern' })
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600)
  const after = await below.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN))).toBeLessThan(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('images load too', async ({ page }) => {
    const arrived = page.waitForResponse((response) => response.url().includes('/_ipx/f_avif'))
    await page.goto('/')
    expect((await arrived).headers()['content-type']).toBe('image/avif')
  })
})
