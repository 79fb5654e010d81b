/** Arranges pictures in a grid, with one row for each subject. */
import type { Browser } from 'playwright-core'

export interface Row {
  readonly name: string
  readonly pictures: readonly {
    readonly name: string
    readonly width: number
    /** A PNG, base64. */
    readonly data: string
  }[]
}

const margin = 24
const gap = 16

export async function layOut(browser: Browser, rows: readonly Row[], path: string): Promise<void> {
  const page = await browser.newPage()
  try {
    const widest = rows.map(({ pictures }) => pictures.reduce((total, { width }) => total + width + gap, 0))
    await page.setViewportSize({ width: Math.max(...widest) + 2 * margin, height: 400 })
    const drawn = rows.map(({ name, pictures }) => {
      const figures = pictures.map(
        ({ name: caption, width, data }) =>
          `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${caption}</figcaption></figure>`,
      )
      return `<h2>${name}</h2><div>${figures.join('')}</div>`
    })
    await page.setContent(`<style>
      body { margin: ${margin}px; font: 16px sans-serif; background: #d5dadd }
      div { display: flex; gap: ${gap}px; align-items: flex-start }
      figure { margin: 0 } img { display: block }
    </style>${drawn.join('')}`)
    await page.screenshot({ path, fullPage: true })
  } finally {
    await page.close()
  }
}
