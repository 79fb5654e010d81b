/** Images of the documentation: each exists, is used and is small, and every screenshot is on a page. */
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDocumentation } from '../../content/mdx/parse/docs-files.ts'
import { readFrontMatter } from '../../content/mdx/parse/front-matter.ts'
import { literalOfAttribute } from '../../content/mdx/parse/literal.ts'
import { nodesOf } from '../../content/mdx/parse/mdx-tree-cache.ts'
import { imageFolder, imageName, imageThemes } from '../screenshots/docs/image-files.ts'
import { languagesOf, screenshots } from '../screenshots/docs/screenshot-list.ts'

const folder = '/docs/images/'
const maxKilobytes = 65
const maxMegabytesInAll = 4

const files = globSync('**/*', { cwd: imageFolder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(imageFolder.length).replaceAll('\\', '/'))

/** Figures of the documentation with an image of its own. */
const figures = readDocumentation().flatMap(({ name: page, source }) =>
  nodesOf(readFrontMatter(source).body)
    .flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return []
      const props = Object.fromEntries(
        node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' ? [[one.name, literalOfAttribute(one)]] : [],
        ),
      )
      return String(props.src).startsWith(folder) ? [{ page, props }] : []
    })
    .toArray(),
)

const used = new Set(
  figures.flatMap(({ props }) => [props.src, props.darkSrc].map((src) => String(src).slice(folder.length))),
)

describe('Images of the documentation', () => {
  it('exist, and are all used', () => {
    expect([...used].sort()).toEqual(files.toSorted())
  })

  it('are those of the declared screenshots', () => {
    const declared = screenshots.flatMap((screenshot) =>
      languagesOf(screenshot).flatMap((language) =>
        imageThemes.map((theme) => imageName(language, screenshot.name, theme)),
      ),
    )
    expect(files.toSorted()).toEqual(declared.sort())
  })

  it('are small', () => {
    const sizes = files.map((name) => ({ name, bytes: statSync(join(imageFolder, name)).size }))
    expect(sizes.filter(({ bytes }) => bytes > maxKilobytes * 1_000)).toEqual([])
    expect(sizes.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(maxMegabytesInAll * 1_000_000)
  })
})

describe('Figures of the documentation', () => {
  it('have an image for each theme, alt text and a caption', () => {
    const incomplete = figures.filter(
      ({ props: { src, darkSrc, alt, caption } }) =>
        darkSrc !== String(src).replace('-light.', '-dark.') || !alt || !caption,
    )
    expect(incomplete).toEqual([])
  })

  it('have the size of their image', async () => {
    const wrong = await Promise.all(
      figures.map(async ({ page, props: { src, width, height } }) => {
        const image = await sharp(join(imageFolder, String(src).slice(folder.length))).metadata()
        return image.width === width && image.height === height
          ? []
          : [`${page}: ${src} is ${image.width} × ${image.height}`]
      }),
    )
    expect(wrong.flat()).toEqual([])
  })
})
