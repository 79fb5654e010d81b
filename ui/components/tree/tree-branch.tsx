/** One level of a tree with its children. */
import type { ReactNode } from 'react'
import { chevron, grip } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import type { TreeNode } from './tree-node.ts'
import type { Dragged } from './use-drag.ts'

const messages = { tree: english.tree }

bringIcons({ chevron, grip })

export interface TreeStyle {
  readonly isOpen: (id: string) => boolean
  /** The Tab stop. */
  readonly active: string | null
  readonly selected: string | undefined
  readonly lifted: string | undefined
  readonly dragged: Dragged | undefined
  readonly isMovable: boolean
}

interface TreeBranchProps extends TreeStyle {
  readonly nodes: readonly TreeNode[]
  readonly level?: number
}

export function TreeBranch({ nodes, level = 1, ...look }: TreeBranchProps): ReactNode {
  return nodes.map((node, at) => (
    <li key={node.id} role="none">
      <Item node={node} level={level} index={at + 1} count={nodes.length} {...look} />
      {node.children === undefined ? null : (
        <ul role="none" className="tree-group" hidden={!look.isOpen(node.id)}>
          <TreeBranch nodes={node.children} level={level + 1} {...look} />
        </ul>
      )}
    </li>
  ))
}

interface ItemProps extends TreeStyle {
  readonly node: TreeNode
  readonly level: number
  readonly index: number
  readonly count: number
}

/**
 * Children are siblings in the DOM, not inside: the accessible name of a node is its own text, and its level
 * is exposed.
 */
function Item({ node, level, index, count, ...look }: ItemProps) {
  const { id, label, icon, children } = node
  const { isOpen, active, selected, lifted, dragged, isMovable } = look
  const { word } = useUi(messages)
  const isBranch = children !== undefined
  return (
    <div
      role="treeitem"
      className="tree-item"
      aria-level={level}
      aria-posinset={index}
      aria-setsize={count}
      aria-selected={id === selected}
      aria-expanded={isBranch ? isOpen(id) : undefined}
      tabIndex={id === active ? 0 : -1}
      data-id={id}
      data-lifted={id === lifted || id === dragged?.id ? '' : undefined}
      data-mark={dragged?.target?.id === id ? dragged.target.side : undefined}
    >
      <span
        className="tree-toggle"
        aria-hidden="true"
        {...(isBranch && {
          'data-toggle': '',
          title: word(isOpen(id) ? 'tree.collapse' : 'tree.expand', { item: label }),
        })}
      >
        {isBranch && children.length > 0 ? <Icon name="chevron" /> : null}
      </span>
      {icon === undefined ? null : <Icon name={icon} />}
      <span className="tree-label">{label}</span>
      {isMovable ? (
        <span className="tree-grip" data-grip="">
          <Icon name="grip" />
        </span>
      ) : null}
    </div>
  )
}
