/** Import graph: the modules that a build includes for given entry modules. Type imports are ignored. */
import type { Node } from '../lint-rules/source-files.ts'
import { isNode, parse, target, walk } from '../lint-rules/source-files.ts'

export interface ImportedName {
  readonly name: string
  readonly source: string
}

/** The entry of the component library. A component imported from here is resolved to its own file. */
const componentEntry = 'ui/index.ts'

/** The values that a file imports from or exports from other files, by the name that they have there. */
export function importedNames(file: Node, called: 'imported' | 'exported' = 'imported'): ImportedName[] {
  const found: ImportedName[] = []
  walk(file, ({ type, source, specifiers, importKind, exportKind }) => {
    if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) || !isNode(source)) return
    if (importKind === 'type' || exportKind === 'type') return
    const names = Array.isArray(specifiers) ? specifiers.filter(isNode) : []
    const values = names.filter((name) => name.importKind !== 'type' && name.exportKind !== 'type')
    for (const value of values) {
      const name = value[called] ?? value.local
      found.push({ name: isNode(name) ? String(name.name) : '', source: String(source.value) })
    }
  })
  return found
}

/** The modules in `starts` and everything that they import, directly or indirectly, except what is left out. */
export function reachedModules(
  starts: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): ReadonlySet<string> {
  const exported = new Map(
    importedNames(parse(componentEntry), 'exported').map(({ name, source }) => [
      name,
      target(componentEntry, source),
    ]),
  )
  const reached = new Set(starts)
  // Iterating over a set also visits entries that are added meanwhile.
  for (const path of reached) {
    for (const { name, source } of importedNames(parse(path))) {
      const file = target(path, source)
      const module = file === componentEntry ? exported.get(name) : file
      if (module !== undefined && /\.tsx?$/.test(module) && !isLeftOut(module)) reached.add(module)
    }
  }
  return reached
}
