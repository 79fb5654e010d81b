/**
 * Buttons that move the selected node without dragging or keys: within its branch, out of it and into
 * another.
 */
import { arrow, arrowDown } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { Direction } from './move-in-tree.ts'
import { positionOfStep } from './move-in-tree.ts'
import type { TreeNode } from './tree-node.ts'

const messages = { sortable: english.sortable, tree: english.tree }

bringIcons({ arrow, 'arrow-down': arrowDown })

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

export function TreeSteps({ nodes, node, sorted, onStep }: TreeStepsProps) {
  const { word } = useUi(messages)
  const steps = (sorted ? across : [...along, ...across]).map((step) => ({
    ...step,
    isOff: positionOfStep(nodes, node.id, step.direction) === undefined,
  }))
  // A single node cannot be moved.
  if (steps.every(({ isOff }) => isOff)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
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
