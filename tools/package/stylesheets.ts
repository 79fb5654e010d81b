/**
 * The look: whole in `styles.css`, or in parts. `base.css` is what all parts stand on, `fonts.css` the faces, and a
 * component's own sheet holds those of the components that it is made of. What several sheets hold is said several times,
 * so each component is a layer of its own in them, and the order of `ui.css` holds in whatever order they are imported.
 */
import { globSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { componentOf, listedStylesheets, stylesheetsOfModules } from '../build/component-stylesheets.ts'
import { importsOf, read, root, target } from '../lint-rules/source-files.ts'

const layers = 'styles/layers.css'
const fonts = ['fonts/fonts-of-texts.css', 'fonts/fonts.css']

const order = listedStylesheets()

const folders = [...new Set(order.flatMap((path) => componentOf(path) ?? []))]

/** Each part by its name, as the sheets that it is put together from. */
function parts(): ReadonlyMap<string, readonly string[]> {
  const base = order.filter((path) => !/^(components|mdx)\//.test(path) && !fonts.includes(path))
  return new Map([
    ['base', base],
    ['fonts', fonts],
    ...folders.map((folder) => [folder, stylesheetsOf(`ui/components/${folder}/`)] as const),
    ['mdx', [...stylesheetsOf('ui/mdx/'), ...order.filter((path) => path.startsWith('mdx/'))]],
  ])
}

/** A component's own sheets and those of all that it draws or takes a class from, however deep. */
function stylesheetsOf(folder: string): string[] {
  const seen = new Set(globSync(`${folder}*.{ts,tsx}`, { cwd: root }).filter(isPartOfIt))
  // A set is walked to its end, which moves on as more is found.
  for (const path of seen) {
    for (const { what, typesOnly } of importsOf(path)) {
      const file = typesOnly ? undefined : target(path, what)
      if (file !== undefined) seen.add(file)
    }
  }
  return [layers, ...stylesheetsOfModules(seen)]
}

const isPartOfIt = (path: string) => !/\.(test|stories)\./.test(path)

/** Fonts lie in a folder of their own; everything else has no address in it. */
const cssOf = (path: string) => read(`ui/${path}`).replaceAll("url('./", "url('./fonts/")

const layerOf = (path: string) => componentOf(path) ?? basename(path, '.css')

/** The order of the layers within `components`, said at the head of each part. */
const orderOfLayers = `@layer components {\n  @layer ${[...new Set(order.map(layerOf))].join(', ')};\n}\n`

function partOf(path: string): string {
  const css = cssOf(path).replaceAll('@layer components {', `@layer components.${layerOf(path)} {`)
  return path === layers ? `${css}${orderOfLayers}` : css
}

export async function writeStylesheets(folder: string): Promise<void> {
  await mkdir(join(folder, 'fonts'), { recursive: true })
  await writeFile(join(folder, 'styles.css'), order.map(cssOf).join(''))
  for (const [name, paths] of parts())
    await writeFile(join(folder, `${name}.css`), paths.map(partOf).join(''))
  for (const path of globSync('ui/fonts/*.{woff2,txt}', { cwd: root }))
    await copyFile(join(root, path), join(folder, 'fonts', basename(path)))
  // For compilers that ask what a style sheet that somebody imports is.
  await writeFile(join(folder, 'sheet.d.ts'), 'export {}\n')
}
