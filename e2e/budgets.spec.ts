/** Budgets for the first visit to a page, in compressed bytes. */
import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from './test.ts'

/** In kilobytes. */
const budgets = { script: 7, style: 12, html: 12, fonts: 40 }

const compressed = (text: string | Buffer) => brotliCompressSync(text).length / 1024

const style = /<style[^>]*>([\s\S]*?)<\/style>/g
/** Structured data, in JSON, is part of the HTML. */
const inlineScript = /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

const page = '/docs/editors/components'

for (const address of [page, `/et${page}`, `/el${page}`]) {
  test(`${address} stays within the budgets for script, style, HTML and fonts`, async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    const document = await page.goto(address, { waitUntil: 'networkidle' })
    const html = (await document?.text()) ?? ''
    const sizesOf = async (type: string) => {
      const found = responses.filter((response) => response.request().resourceType() === type)
      return Promise.all(found.map((response) => response.body()))
    }
    const textsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text).join('')
    const scripts = (await sizesOf('script')).map(compressed)
    const fonts = (await sizesOf('font')).map(({ length }) => length / 1024)
    const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)
    const measured = {
      script: total(scripts) + compressed(textsOf(inlineScript)),
      style: compressed(textsOf(style)),
      html: compressed(html.replaceAll(style, '')),
      fonts: total(fonts),
    }
    expect(scripts.length).toBeGreaterThan(0)
    expect(fonts.length).toBeGreaterThan(0)
    for (const kind of ['script', 'style', 'html', 'fonts'] as const)
      expect(measured[kind], `${kind}: ${JSON.stringify(measured)}`).toBeLessThanOrEqual(budgets[kind])
  })
}
