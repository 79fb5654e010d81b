/**
 * Stylesheets of the package: complete in `styles.css`, or in parts. `base.css` is the base of all parts,
 * `fonts.css` has the fonts, and the stylesheet of a component includes those of the components that it uses.
 * Several stylesheets can contain the same rules. Each component therefore has its own layer, so the order of
 * `ui.css` holds whatever the import order.
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

/** Each part by name, with the stylesheets that it consists of. */
function parts(): ReadonlyMap<string, readonly string[]> {
  const base = order.filter((path) => !/^(components|mdx)\//.test(path) && !fonts.includes(path))
  return new Map([
    ['base', base],
    ['fonts', fonts],
    ...folders.map((folder) => [folder, stylesheetsOf(`ui/components/${folder}/`)] as const),
    ['mdx', [...stylesheetsOf('ui/mdx/'), ...order.filter((path) => path.startsWith('mdx/'))]],
  ])
}

/**
 * The stylesheets of a component and of everything that it renders or takes a class from, directly or
 * indirectly.
 */
function stylesheetsOf(folder: string): string[] {
  const seen = new Set(globSync(`${folder}*.{ts,tsx}`, { cwd: root }).filter(isPackaged))
  // Iterating over a set also visits entries that are added meanwhile.
  for (const path of seen) {
    for (const { what, typesOnly } of importsOf(path)) {
      const file = typesOnly ? undefined : target(path, what)
      if (file !== undefined) seen.add(file)
    }
  }
  return [layers, ...stylesheetsOfModules(seen)]
}

const isPackaged = (path: string) => !/\.(test|stories)\./.test(path)

/** Fonts have their own folder. No other stylesheet contains a URL. */
const cssOf = (path: string) => read(`ui/${path}`).replaceAll("url('./", "url('./fonts/")

const layerOf = (path: string) => componentOf(path) ?? basename(path, '.css')

/** The order of the layers within `components`, at the start of each part. */
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
  // For compilers that need a declaration for an imported stylesheet.
  await writeFile(join(folder, 'sheet.d.ts'), 'export {}\n')
}
