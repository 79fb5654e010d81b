/**
 * Selects the component stylesheets that a page needs. `ui/ui.css` lists all of them in cascade order. A
 * stylesheet of the site has `@import 'virtual:components.css';` at the place for its own components: those
 * that its modules import or take a class from. Stylesheets that every page has are left out of the others.
 */
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { filesLike, importsOf, read, root, target } from '../lint-rules/source-files.ts'
import { reachedModules } from './import-graph.ts'

const marker = "@import 'virtual:components.css';"

const siteStylesheet = 'site/layout/site.css'

/** What any page may show: its frame, and everything that authors can write. */
const everyPage = ['site/rendering/document.tsx', 'site/features/text/document-text.tsx']

/** Components with many styles that most pages lack have a stylesheet of their own. Pages that show them link it. */
const formStylesheet = 'site/features/forms/form.css'
const isOfForms = (path: string) => path.startsWith('ui/components/form/')
const hasOwnStylesheet = (stylesheet: string) => stylesheet.startsWith('components/code-')

/** The stylesheets of `ui.css`, as paths within `ui`, in cascade order. */
export function listedStylesheets(): string[] {
  return [...read('ui/ui.css').matchAll(/^@import '\.\/(.+)';$/gm)].flatMap(([, path]) => path ?? [])
}

export function componentOf(stylesheet: string): string | undefined {
  return /^components\/([\w-]+)\//.exec(stylesheet)?.[1]
}

/** The components whose classes a module uses: a class begins with the name of its component. */
function componentsByClass(path: string, components: readonly string[]): string[] {
  const named = [...read(path).matchAll(/(?:className="|cx\(')([\w -]+)/g)]
  return named
    .flatMap(([, names = '']) => names.split(' '))
    .flatMap((name) => {
      const owners = components.filter((component) => `${name}-`.startsWith(`${component}-`))
      return owners.sort((one, other) => other.length - one.length).slice(0, 1)
    })
}

/** The stylesheets of all components that these modules render, in cascade order. */
export function stylesheetsOfModules(modules: Iterable<string>): string[] {
  const listed = listedStylesheets()
  const components = [...new Set(listed.flatMap((stylesheet) => componentOf(stylesheet) ?? []))]
  const drawn = new Set(
    [...modules].flatMap((path) => [
      componentOf(path.replace(/^ui\//, '')),
      ...componentsByClass(path, components),
    ]),
  )
  return listed.filter((stylesheet) => drawn.has(componentOf(stylesheet) ?? ''))
}

interface DerivedStylesheets {
  readonly stylesheets: readonly string[]
  /** The modules that the list was derived from. When one of them changes, the list may change. */
  readonly modules: Iterable<string>
}

function derivedStylesheets(stylesheet: string): DerivedStylesheets {
  const common = reachedModules(everyPage)
  const ofCommon = stylesheetsOfModules(common).filter((path) => !hasOwnStylesheet(path))
  if (stylesheet === siteStylesheet) return { stylesheets: ofCommon, modules: common }
  const importers = filesLike('site/**/*.tsx').filter((path) =>
    importsOf(path).some(({ what }) => target(path, what) === stylesheet),
  )
  const reached = reachedModules(importers, stylesheet === formStylesheet ? undefined : isOfForms)
  const modules = new Set([...reached].filter((path) => !common.has(path)))
  const already = new Set(ofCommon)
  return { stylesheets: stylesheetsOfModules(modules).filter((path) => !already.has(path)), modules }
}

export function componentStylesheets(): Plugin {
  return {
    name: 'cyanotype:component-sheets',
    // Must run before Vite resolves the imports of a stylesheet.
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.css') || !code.includes(marker)) return undefined
      const { stylesheets, modules } = derivedStylesheets(relative(root, file).split(sep).join('/'))
      for (const path of ['ui/ui.css', ...modules]) this.addWatchFile(join(root, path))
      const imports = stylesheets.map((path) => `@import '@cyanotype/ui/${path}';`)
      return { code: code.replace(marker, imports.join('\n')), map: null }
    },
  }
}
