/** Link definitions: URLs that a text defines once and refers to by name: `[plate]: /plates`. */
import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** By identifier. The first definition of a name counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  return definitions
}
