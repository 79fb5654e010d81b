/** Blocks look the same in the editor and on the page, and are moved by dragging. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { documentWithLayers, signIn } from '../../tools/testing/editor.ts'
import { publish } from '../admin.ts'
import { expect, test } from '../test.ts'
import { signInAs } from './users.ts'

const blocks: Readonly<Record<string, string>> = {
  hero: '<Hero title="Come and print" label="Open days">\n  Bring a fern.\n\n  <Button href="/contact">Book</Button>\n</Hero>',
  'image-text':
    '<ImageText src="/assets/plates/fern.webp" alt="" width={1200} height={800}>\n  Beside the image.\n</ImageText>',
  stats:
    '<Statistics>\n  <Statistic value="143" label="Days with enough light" note="A year" />\n\n  <Statistic value="12" label="Baths" />\n</Statistics>',
  timeline:
    '<Timeline>\n  <TimelineEntry at="2019" title="The first sheet">\n    A fern.\n  </TimelineEntry>\n\n  <TimelineEntry at="2020" title="The second sheet">\n    Another fern.\n  </TimelineEntry>\n</Timeline>',
  people:
    '<People>\n  <Person name="Mari Mets" position="Printer" />\n\n  <Person name="Jaan Tamm" position="Director" />\n</People>',
  'call-to-action':
    '<CallToAction title="Write to us">\n  We answer within a day.\n\n  <Button href="/contact">Contact</Button>\n</CallToAction>',
  quote: '<Quote author="Mari Mets">\n  A fern is a fern.\n</Quote>',
  callout: '<Callout tone="tip" title="Light">\n  Wait for the sun.\n</Callout>',
  'card-grid':
    '<CardGrid>\n  <Card title="Print" href="/contact">\n    Come and print.\n  </Card>\n\n  <Card title="Look" href="/updates">\n    Come and look.\n  </Card>\n</CardGrid>',
  'map-link':
    '<MapLink address="Rataskaevu 3, Tallinn" href="https://www.openstreetmap.org/" title="Workshop" />',
  steps:
    '<Steps>\n  <Step title="Coat">\n    Coat the paper.\n  </Step>\n\n  <Step title="Wash">\n    Wash it.\n  </Step>\n</Steps>',
  'disclosure-group':
    '<Accordions>\n  <Accordion title="When are you open?" open>\n    Every day.\n  </Accordion>\n\n  <Accordion title="Where are you?" open>\n    In Tallinn.\n  </Accordion>\n</Accordions>',
  gallery:
    '<Gallery>\n  <Figure src="/assets/plates/fern.webp" alt="A fern" caption="Fern" width={1200} height={800} />\n\n  <Figure src="/assets/plates/waves.webp" alt="Waves" caption="Waves" width={1200} height={800} />\n</Gallery>',
  video:
    '<Video src="/assets/waves.mp4" title="Waves" poster="/assets/plates/stars.webp" caption="Waves at noon" />',
  'video-link':
    '<Video src="https://videos.example.org/waves" title="Waves" poster="/assets/plates/fern.webp" caption="More waves" />',
  embed: '<Embed href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" title="A film" />',
  form: '<Form name="Workshop" title="Reserve a place">\n  <FormField label="Name" required help="As on your ticket." />\n\n  <FormField label="Day" type="choice" options="Saturday; Sunday" required />\n\n  <FormField label="Story" type="long-text" />\n\n  <FormField label="I agree" type="consent" required />\n</Form>',
  'update-list': '<LatestUpdates title="News" count={2} />',
  works: '<ShowcaseRow count={2} />',
  logos: '<Partners />',
}

/** The block of these classes is the element around them. */
const selectors: Readonly<Record<string, string>> = {
  video: '.video:has(video)',
  'video-link': '.video:has(.video-link)',
  'update-list': '.section:has(.update-list)',
  works: '.section:has(.works)',
  logos: '.section:has(.logos)',
}
const selectorOf = (name: string) => selectors[name] ?? `.${name}`

/**
 * Wide enough for two columns of cards, and narrow enough for the layout of the page in one column. Blocks and columns are
 * then whole pixels wide: otherwise an image may be a pixel wider than another one.
 */
const viewport = { width: 750, height: 900 }

/** Moves a block to a whole pixel: parts of a pixel change the edges of letters, and the text above decides on them. */
function moveToWholePixel(element: Element, selector: string) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y } = element.getBoundingClientRect()
  const [left, top] = [Math.round(x) - x, Math.round(y) - y]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${selector} { position: relative; left: ${left}px; top: ${top}px }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function isDrawn(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

async function screenshotOf(page: Page, root: string, name: string): Promise<Buffer> {
  const block = page.locator(`${root} ${selectorOf(name)}`).first()
  await page.evaluate(() => document.fonts.ready)
  await block.evaluate(moveToWholePixel, selectorOf(name))
  // Images that are not near the screen are loaded when it is scrolled to them.
  for (const image of await block.locator('img').all())
    await expect.poll(() => image.evaluate(isDrawn), name).toBe(true)
  let before: Buffer | undefined
  for (;;) {
    const clip = await block.boundingBox()
    const now = await page.screenshot({ animations: 'disabled', ...(clip && { clip }) })
    const place = await block.boundingBox()
    if (before?.equals(now) && place?.x === clip?.x && place?.y === clip?.y) return now
    before = now
  }
}

interface Difference {
  readonly heights: readonly [number, number]
  /** The share of pixels with another colour, of the part that both have. */
  readonly share: number
}

async function differenceOf(one: Buffer, other: Buffer): Promise<Difference> {
  const read = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [before, after] = await Promise.all([read(one), read(other)])
  const width = Math.min(before.info.width, after.info.width)
  const height = Math.min(before.info.height, after.info.height)
  let different = 0
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const places = [before, after].map(({ info }) => (y * info.width + x) * 3)
    const isDifferent = [0, 1, 2].some(
      (part) =>
        Math.abs((before.data[(places[0] ?? 0) + part] ?? 0) - (after.data[(places[1] ?? 0) + part] ?? 0)) >
        32,
    )
    if (isDifferent) different += 1
  }
  return { heights: [before.info.height, after.info.height], share: different / (width * height) }
}

/** A published page. Resolves to its id. */
async function createPage(url: string, slug: string, body: string): Promise<string> {
  const editor = await signIn(url)
  const path = '/api/documents/pages'
  const data = { title: 'A page of blocks', slug, body }
  const { id } = await editor.call('POST', path, documentWithLayers, { locale: 'en', data })
  await editor.call('PUT', `${path}/${id}/*`, z.unknown(), { version: 0, data: { template: 'standard' } })
  await editor.call('POST', `${path}/${id}/publish`, z.unknown(), { layers: { en: 1, '*': 1 } })
  return id
}

test('blocks look the same in the editor and on the page', async ({ page, product }) => {
  const id = await createPage(product.url, 'all-blocks', `${Object.values(blocks).join('\n\n')}\n`)
  await page.setViewportSize(viewport)
  // Images that fade in are drawn on a layer of their own, where parts of a pixel are rounded differently.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The first visit may show the fonts of the system.
  await page.goto('/all-blocks')
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  const pictures = new Map<string, Buffer>()
  const widths: Record<string, number> = {}
  for (const name of Object.keys(blocks)) {
    widths[selectorOf(name)] =
      (
        await page
          .locator(`main ${selectorOf(name)}`)
          .first()
          .boundingBox()
      )?.width ?? 0
    pictures.set(name, await screenshotOf(page, 'main', name))
  }
  await signInAs(page, product.url, 'editor')
  await page.goto(`/admin/edit/${id}?language=en`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text.locator('.hero-title')).toHaveText('Come and print')
  await page.evaluate((sizes) => {
    const sheet = new CSSStyleSheet()
    const rules = Object.entries(sizes).map(
      ([selector, width]) => `.text-view ${selector} { inline-size: ${width}px; max-inline-size: none }`,
    )
    sheet.replaceSync(rules.join('\n'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, widths)
  for (const [name, picture] of pictures) {
    const own = await screenshotOf(page, '.text-view', name)
    const { heights, share } = await differenceOf(picture, own)
    expect(Math.abs(heights[0] - heights[1]), `${name}: ${heights}`).toBeLessThanOrEqual(2)
    // Text that is a pixel higher or lower makes 2 % and more.
    expect(share, name).toBeLessThanOrEqual(0.005)
  }
})

test('a block is moved by dragging it, and the page follows', async ({ page, product }) => {
  const id = await createPage(product.url, 'moved-blocks', `${blocks.quote}\n\n${blocks['map-link']}\n`)
  await signInAs(page, product.url, 'editor')
  await page.goto(`/admin/edit/${id}?language=en`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const names = () =>
    text.locator('> [data-component]').evaluateAll((all) => all.map((one) => one.classList[0]))
  await expect.poll(names).toEqual(['quote', 'map-link'])
  await text.locator('.map-link').dragTo(text.locator('.quote'), { targetPosition: { x: 20, y: 2 } })
  await expect.poll(names).toEqual(['map-link', 'quote'])
  await publish(page)
  await page.goto('/moved-blocks')
  const [link, quote] = await Promise.all(
    ['.map-link', '.quote'].map((name) => page.locator(`main ${name}`).boundingBox()),
  )
  expect(link?.y).toBeLessThan(quote?.y ?? 0)
})
