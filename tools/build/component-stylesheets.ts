/**
 * Derives which style sheets of components a page needs. `ui/ui.css` is the list of all of them, in the order of the
 * cascade. A sheet of the site says `@import 'virtual:components.css';` where those of its own components belong: the
 * components that its modules import or take a class from. What every page has already is left out of the others.
 */
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { filesLike, importsOf, read, root, target } from '../lint-rules/source-files.ts'
import { reachedModules } from './import-graph.ts'

const marker = "@import 'virtual:components.css';"

const siteSheet = 'site/layout/site.css'

/** What every page may show: its frame, and whatever authors write. */
const everyPage = ['site/rendering/document.tsx', 'site/features/text/document-text.tsx']

/** The sheets of `ui.css`, by their paths in `ui`, in the order of the cascade. */
export function listedSheets(): string[] {
  return [...read('ui/ui.css').matchAll(/^@import '\.\/(.+)';$/gm)].flatMap(([, path]) => path ?? [])
}

export function componentOf(sheet: string): string | undefined {
  return /^components\/([\w-]+)\//.exec(sheet)?.[1]
}

/** The components whose classes a module names: a class begins with the name of its component. */
function componentsByClass(path: string, components: readonly string[]): string[] {
  const named = [...read(path).matchAll(/(?:className="|cx\(')([\w -]+)/g)]
  return named
    .flatMap(([, names = '']) => names.split(' '))
    .flatMap((name) => {
      const owners = components.filter((component) => `${name}-`.startsWith(`${component}-`))
      return owners.sort((one, other) => other.length - one.length).slice(0, 1)
    })
}

/** All sheets of the components that these modules draw, in the order of the cascade. */
export function sheetsOfModules(modules: Iterable<string>): string[] {
  const listed = listedSheets()
  const components = [...new Set(listed.flatMap((sheet) => componentOf(sheet) ?? []))]
  const drawn = new Set(
    [...modules].flatMap((path) => [
      componentOf(path.replace(/^ui\//, '')),
      ...componentsByClass(path, components),
    ]),
  )
  return listed.filter((sheet) => drawn.has(componentOf(sheet) ?? ''))
}

interface DerivedSheets {
  readonly sheets: readonly string[]
  /** The modules that they were derived from: when one changes, so may the sheets. */
  readonly modules: Iterable<string>
}

function derivedSheets(sheet: string): DerivedSheets {
  const common = reachedModules(everyPage)
  if (sheet === siteSheet) return { sheets: sheetsOfModules(common), modules: common }
  const importers = filesLike('site/**/*.tsx').filter((path) =>
    importsOf(path).some(({ what }) => target(path, what) === sheet),
  )
  const modules = new Set([...reachedModules(importers)].filter((path) => !common.has(path)))
  const already = new Set(sheetsOfModules(common))
  return { sheets: sheetsOfModules(modules).filter((path) => !already.has(path)), modules }
}

export function componentSheets(): Plugin {
  return {
    name: 'cyanotype:component-sheets',
    // Before Vite resolves the imports of a sheet.
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !code.includes(marker)) return undefined
      const { sheets, modules } = derivedSheets(relative(root, file).split(sep).join('/'))
      for (const path of ['ui/ui.css', ...modules]) this.addWatchFile(join(root, path))
      const imports = sheets.map((path) => `@import '@cyanotype/ui/${path}';`)
      return { code: code.replace(marker, imports.join('\n')), map: null }
    },
  }
}
