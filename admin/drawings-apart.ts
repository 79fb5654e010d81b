/**
 * The collection of icons as a file for each drawing and one for the table of all: a build puts into its first files those
 * that its first picture shows, and the rest where it is fetched later. One file cannot be in two places.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { constantOf, readIcons } from '../ui/icons/table.ts'

const collection = fileURLToPath(new URL('../ui/icons/collection.ts', import.meta.url)).replaceAll('\\', '/')
const asked = /[\\/]ui[\\/]icons[\\/]collection\.ts\?(?:drawing=([\w-]+)|table)$/

/** Whether the file holds one of these drawings. */
export const holdsDrawing = (id: string, names: readonly string[]): boolean =>
  names.includes(asked.exec(id)?.[1] ?? '')

export function drawingsApart(): Plugin {
  const icons = new Map(readIcons())
  const names = [...icons.keys()]
  const drawing = (name: string) => JSON.stringify(`${collection}?drawing=${name}`)
  return {
    name: 'cyanotype:drawings-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (asked.test(id) ? id : undefined),
    load(id) {
      const [isPart, name] = asked.exec(id) ?? []
      const js = (code: string) => ({ code, map: null, moduleType: 'js', moduleSideEffects: false })
      if (name !== undefined) return js(`export const ${constantOf(name)} = '${icons.get(name)}'`)
      if (isPart !== undefined) {
        const imports = names.map((each) => `import { ${constantOf(each)} } from ${drawing(each)}`)
        const rows = names.map((each) => `  '${each}': ${constantOf(each)},`)
        return js([...imports, 'export const cyanotype = {', ...rows, '}'].join('\n'))
      }
      if (id.replaceAll('\\', '/') !== collection) return undefined
      const exports = names.map((each) => `export { ${constantOf(each)} } from ${drawing(each)}`)
      return js([...exports, `export { cyanotype } from ${JSON.stringify(`${collection}?table`)}`].join('\n'))
    },
  }
}
