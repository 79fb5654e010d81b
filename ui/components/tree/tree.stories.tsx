import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Tree } from './tree.tsx'
import type { TreeNode } from './tree-node.ts'

const folders: readonly TreeNode[] = [
  {
    id: 'prints',
    label: 'Prints',
    icon: 'folder',
    children: [
      {
        id: 'autumn',
        label: 'Φθινόπωρο',
        icon: 'folder',
        children: [{ id: 'oak', label: 'Oak leaf', icon: 'image' }],
      },
      { id: 'fern', label: 'Fern, twelve minutes in the shade', icon: 'image' },
    ],
  },
  { id: 'papers', label: 'Paberid', icon: 'folder', children: [] },
  { id: 'notes', label: 'Notes', icon: 'document' },
]

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { label: 'Folders', nodes: folders, defaultExpanded: new Set(['prints']) },
} satisfies Meta<typeof Tree>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys open, close and move in and out. Letters find a node, and Enter selects. */
export const KeyboardNavigation: Story = {
  name: 'Keyboard navigation',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Onward}{Onward}')
    await expect(canvas.getByRole('treeitem', { name: 'Φθινόπωρο' })).toHaveAttribute('aria-expanded', 'true')
    await press('n{Enter}')
    await expect(canvas.getByRole('treeitem', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
  }),
}

/** Space lifts, arrow keys move up, down, in and out, Space drops. */
export const MovedNode: Story = {
  name: 'Moved node',
  args: { onMove: () => undefined },
  render: function Demonstration(args) {
    const [nodes, setNodes] = useState(args.nodes)
    return <Tree {...args} nodes={nodes} onMove={setNodes} />
  },
  parameters: keyed('treeitem', 'n {ArrowRight} '),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}n {Onward}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Notes: in Paberid, position 1 of 1')
    await expect(canvas.getByRole('treeitem', { name: 'Notes' })).toHaveFocus()
    await press(' ')
    await expect(canvas.getByRole('treeitem', { name: 'Notes' })).toHaveAttribute('aria-level', '2')
  }),
}
