/** The addresses that a text names once, for links that refer to them: `[plate]: /plates`. */
import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** By their identifiers; the first of a name counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  return definitions
}
