import type { ComponentPropsWithRef, ReactNode } from 'react'
import { arrow, arrowDown, chevron, grip } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { Direction, TreeNode } from './tree-node.ts'
import { findNode, positionOfStep } from './tree-node.ts'
import type { DraggedNode } from './use-drag.ts'
import { useDrag } from './use-drag.ts'
import type { TreeOptions } from './use-tree.ts'
import { useTree } from './use-tree.ts'

export interface TreeProps extends TreeOptions, Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onSelect'> {
  /** The accessible name of the tree. */
  readonly label: string
}

/** A tree that opens and closes, with arrow keys, typeahead, and moves by pointer and keyboard. */
export function Tree(props: TreeProps) {
  const { label, nodes, selected, onSelect, expanded, defaultExpanded, onExpandedChange, ...others } = props
  const { onMove, sorted = false, className, ref, ...rest } = others
  const { root, handlers, moving, active = null, ...tree } = useTree(props)
  const { dragged, onPointerDown } = useDrag(root, nodes, moving.put)
  const chosenNode = findNode(moving.shown, tree.chosen ?? null)?.node
  return (
    <div className="tree-frame">
      <ul
        {...rest}
        {...handlers}
        ref={useComposedRef(root, ref)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: without a script it is a plain list.
        role="tree"
        aria-label={label}
        className={cx('tree', className)}
        onPointerDown={composeEventHandlers(rest.onPointerDown, onPointerDown)}
      >
        <TreeBranch
          nodes={moving.shown}
          isOpen={tree.isOpen}
          active={active}
          selected={tree.selected}
          lifted={moving.lifted}
          dragged={dragged}
          isMovable={onMove !== undefined}
        />
      </ul>
      {onMove && chosenNode ? (
        <TreeSteps
          nodes={moving.shown}
          node={chosenNode}
          sorted={sorted}
          onStep={(direction) => tree.step(chosenNode.id, direction)}
        />
      ) : null}
      <LiveRegion message={moving.announcement} />
    </div>
  )
}

// One level of a tree with its children.

const messages = { tree: english.tree, sortable: english.sortable }

registerIcons({ chevron, grip, arrow, 'arrow-down': arrowDown })

export interface TreeStyle {
  readonly isOpen: (id: string) => boolean
  /** The Tab stop. */
  readonly active: string | null
  readonly selected: string | undefined
  readonly lifted: string | undefined
  readonly dragged: DraggedNode | undefined
  readonly isMovable: boolean
}

interface TreeBranchProps extends TreeStyle {
  readonly nodes: readonly TreeNode[]
  readonly level?: number
}

function TreeBranch({ nodes, level = 1, ...look }: TreeBranchProps): ReactNode {
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

// Buttons that move the selected node without dragging or keys: within its branch, out of it and into
// another.

const along = [
  { direction: 'up', name: 'sortable.up', icon: 'arrow-down' },
  { direction: 'down', name: 'sortable.down', icon: 'arrow-down' },
] as const

const across = [
  { direction: 'out', name: 'tree.out', icon: 'arrow' },
  { direction: 'in', name: 'tree.in', icon: 'arrow' },
] as const

interface TreeStepsProps {
  readonly nodes: readonly TreeNode[]
  readonly node: TreeNode
  /** Hides the buttons that change the order. */
  readonly sorted: boolean
  readonly onStep: (direction: Direction) => void
}

function TreeSteps({ nodes, node, sorted, onStep }: TreeStepsProps) {
  const { word } = useUi(messages)
  const steps = (sorted ? across : [...along, ...across]).map((step) => ({
    ...step,
    isOff: positionOfStep(nodes, node.id, step.direction) === undefined,
  }))
  // A single node cannot be moved.
  if (steps.every(({ isOff }) => isOff)) return null
  return (
    <div role="group" aria-label={word('sortable.handle', { item: node.label })} className="tree-steps">
      {steps.map(({ direction, name, icon, isOff }) => (
        <Button
          key={direction}
          size="sm"
          variant="ghost"
          color="neutral"
          icon={icon}
          data-direction={direction}
          aria-label={word(name)}
          title={word(name)}
          // It keeps the focus after the last possible step.
          aria-disabled={isOff}
          onClick={() => (isOff ? undefined : onStep(direction))}
        />
      ))}
      <span aria-hidden="true" className="tree-steps-label">
        {node.label}
      </span>
    </div>
  )
}
