/**
 * Ids of collapsible content, so that a link can open it: tabs by their group or label, accordions by their
 * title.
 */
import type { Root as HastRoot } from 'hast'
// Brings the JSX nodes into hast's own types.
import type {} from 'mdast-util-mdx-jsx'
import type { VFile } from 'vfile'
import { headingIds } from '../headings/heading-ids.ts'
import { eachNode } from './walk-hast.ts'

/** The props that name a component, the first existing one first. */
const namedBy: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['group', 'label'],
  CodeGroup: ['group', 'label'],
  Accordion: ['title'],
}

/** Runs after the headings, so that their ids do not change. */
export function nameClosed(tree: HastRoot, file: VFile): void {
  const idOf = headingIds()
  for (const { id } of file.data.headings ?? []) idOf(id)
  for (const { aliases } of file.data.headingNames ?? []) aliases.map(idOf)
  eachNode(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement') return
    const [name] = (namedBy[node.name ?? ''] ?? []).flatMap((prop) => {
      const given = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === prop)
      return typeof given?.value === 'string' ? [given.value] : []
    })
    if (name !== undefined) node.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: idOf(name) })
  })
}
