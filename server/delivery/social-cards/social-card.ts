/** Draws a social card: the title of a page and the name of the site, 1200 × 630 pixels. */

import { fileURLToPath } from 'node:url'
import { publicLanguagesIn, readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { CardColors, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import type { DocumentationFile } from '@cyanotype/content/mdx/parse/docs-files.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import sharp from 'sharp'
import { findPage, readFilesOnce } from '../../documentation/find-page.ts'
import { escapeHtml } from '../../http/middleware/error-handler.ts'
import type { RouteHandler } from '../route-handler.ts'

interface Card {
  readonly title: string
  readonly siteName: string
  /** Those of the product by default. */
  readonly colors?: CardColors | undefined
}

const width = 1_200
const height = 630
const margin = 88
/** In pixels, the largest first. */
const titleSizes = [96, 76, 60, 46]
const titleHeight = 340
/** A longer title is cut: so many of the widest letters fit in the smallest size. */
const maxTitleLength = 85
const paper = '#ffffff'
const defaultColors: CardColors = { background: '#06263d', accent: '#5fd4ff' }

/** The background: the disc of the icon of the site, with rings around it. */
const drawBackground = ({
  background,
  accent,
}: CardColors) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${background}"/>
<g fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="2">
<circle cx="1060" cy="120" r="150"/><circle cx="1060" cy="120" r="240"/><circle cx="1060" cy="120" r="340"/></g>
<circle cx="1060" cy="120" r="72" fill="#fff" fill-opacity=".94"/>
<rect x="${margin}" y="156" width="64" height="4" fill="${accent}"/></svg>`

export async function drawCard({ title, siteName, colors = defaultColors }: Card): Promise<Buffer> {
  fontsLoaded ??= loadFonts()
  await fontsLoaded
  const name = await drawText(shorten(siteName, 40), 38, colors.accent)
  const lines = await fitTitle(title)
  return sharp(Buffer.from(drawBackground(colors)))
    .composite([
      { input: name.data, left: margin, top: margin },
      { input: lines.data, left: margin, top: height - margin - lines.info.height },
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

/** Uses the largest size in which it fits. */
async function fitTitle(title: string) {
  for (const size of titleSizes) {
    const drawn = await drawText(title, size, paper)
    if (drawn.info.height <= titleHeight) return drawn
  }
  return drawText(shorten(title, maxTitleLength), titleSizes.at(-1) ?? 46, paper)
}

function shorten(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`
}

/** Pango interprets text as markup, and rejects control characters. */
function drawText(text: string, size: number, color: string) {
  const markup = escapeHtml(text.replace(/\p{Cc}+/gu, ' ').toWellFormed())
  const options = {
    text: `<span foreground="${color}">${markup}</span>`,
    font: `${family} ${size}`,
    // At 72 dpi a point is a pixel.
    dpi: 72,
    width: width - 2 * margin,
    wrap: 'word-char',
    rgba: true,
  } as const
  return sharp({ text: options }).png().toBuffer({ resolveWithObject: true })
}

const family = 'Literata'
let fontsLoaded: Promise<void> | undefined

/** A font stays loaded once a text was drawn with its file. The machine may have no fonts of its own. */
async function loadFonts(): Promise<void> {
  for (const script of ['greek', 'latin-ext', 'latin']) {
    const fontfile = fileURLToPath(new URL(`fonts/literata-display-${script}.ttf`, import.meta.url))
    await sharp({ text: { text: 'a', font: family, fontfile } })
      .png()
      .toBuffer()
  }
}

const cardPath = /^\/docs(?:\/(.+))?\.png$/

/** `/docs/start/install.png`: the social card of a documentation page. */
export function cardHandler(
  site: Pick<Site, 'themeOf'>,
  files: () => readonly DocumentationFile[] = readFilesOnce(),
): RouteHandler {
  return {
    matches: (path) => cardPath.test(readLocale(path).path),
    async render({ path, reader }) {
      const { locale, path: own } = readLocale(path)
      if (!(await publicLanguagesIn(reader)).includes(locale)) return undefined
      const slug = decodeURIComponent(cardPath.exec(own)?.[1] ?? '')
      const page = await findPage(files(), reader, slug, locale)
      if (page === undefined) return undefined
      const settings = await readSettings(reader, locale)
      const siteName = settings?.data.siteName || 'Cyanotype'
      const colors = settings && site.themeOf?.(settings.data)?.cardColors
      const body = await drawCard({ title: page.title, siteName, colors })
      return { type: 'image/png', body, headers: { 'x-robots-tag': 'noindex' } }
    },
  }
}
