/** A tree that opens and closes, with arrow keys, typeahead, and moves by pointer and keyboard. */
import type { ComponentPropsWithRef } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { TreeBranch } from './tree-branch.tsx'
import { findNode } from './tree-node.ts'
import { TreeSteps } from './tree-steps.tsx'
import { useDrag } from './use-drag.ts'
import type { TreeOptions } from './use-tree.ts'
import { useTree } from './use-tree.ts'

export interface TreeProps extends TreeOptions, Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onSelect'> {
  /** The accessible name of the tree. */
  readonly label: string
}

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
      <LiveRegion message={moving.said} />
    </div>
  )
}
