import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Tree } from './tree.tsx'
import type { TreeNode } from './tree-node.ts'

const folders: readonly TreeNode[] = [
  {
    id: 'prints',
    label: 'Prints',
    children: [
      { id: 'autumn', label: 'Autumn', children: [{ id: 'oak', label: 'Oak' }] },
      { id: 'fern', label: 'Fern' },
    ],
  },
  { id: 'papers', label: 'Papers', children: [] },
  { id: 'notes', label: 'Notes' },
]

const open = new Set(['prints'])

function Movable({ onMove }: { readonly onMove?: (nodes: readonly TreeNode[]) => void }) {
  const [nodes, setNodes] = useState(folders)
  const move = (next: readonly TreeNode[]) => {
    setNodes(next)
    onMove?.(next)
  }
  return <Tree label="Folders" nodes={nodes} defaultExpanded={open} onMove={move} />
}

const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
const says = (text: string) => expect.element(page.getByRole('status')).toMatchTextContent(text)
const seen = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('Tree', () => {
  describeConformance((given) => <Tree label="Folders" nodes={folders} defaultExpanded={open} {...given} />, {
    element: HTMLUListElement,
  })

  it('opens and closes with its arrow, and selects with its name', async () => {
    const handleSelect = vi.fn()
    render(<Tree label="Folders" nodes={folders} onSelect={handleSelect} />)
    expect(seen()).toEqual(['Prints', 'Papers', 'Notes'])
    await userEvent.click(page.getByTitle('Expand Prints'))
    expect(seen()).toEqual(['Prints', 'Autumn', 'Fern', 'Papers', 'Notes'])
    expect(handleSelect).not.toHaveBeenCalled()
    await userEvent.click(page.getByText('Fern'))
    expect(handleSelect).toHaveBeenCalledExactlyOnceWith('fern')
    await expect.element(item('Fern')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(page.getByTitle('Collapse Prints'))
    expect(seen()).toEqual(['Prints', 'Papers', 'Notes'])
  })

  it('is one Tab stop, which remembers the last focused node, or its visible parent', async () => {
    render(<Tree label="Folders" nodes={folders} defaultExpanded={open} />)
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}')
    await expect.element(item('Fern')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(item('Prints')).toHaveAttribute('aria-expanded', 'false')
    expect(document.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1)
  })

  it.each(['ltr', 'rtl'] as const)('moves in and out with keys in %s text', async (dir) => {
    const [forwardKey, backwardKey] =
      dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    const handleMove = vi.fn()
    render(
      <UiProvider dir={dir}>
        <Movable onMove={handleMove} />
      </UiProvider>,
    )
    await userEvent.keyboard('{Tab}n ')
    await says('Notes picked up')
    await userEvent.keyboard(forwardKey)
    await says('Notes: in Papers, position 1 of 1')
    await expect.element(item('Notes')).toHaveFocus()
    await userEvent.keyboard(backwardKey)
    await says('Notes: top level, position 3 of 3')
    await userEvent.keyboard('{ArrowUp}')
    expect(handleMove).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await says('Notes dropped: position 2 of 3')
    expect(seen()).toEqual(['Prints', 'Autumn', 'Fern', 'Notes', 'Papers'])
    expect(handleMove).toHaveBeenCalledOnce()
  })

  it('cancels with Escape', async () => {
    render(<Movable />)
    await userEvent.keyboard('{Tab}n {ArrowUp}{Escape}')
    await says('Move cancelled: Notes')
    expect(seen()).toEqual(['Prints', 'Autumn', 'Fern', 'Papers', 'Notes'])
  })

  it('keeps the focus on a node whose move into another branch is cancelled', async () => {
    render(<Movable />)
    await userEvent.keyboard('{Tab}n {ArrowRight}')
    await says('Notes: in Papers, position 1 of 1')
    await userEvent.keyboard('{Escape}')
    await says('Move cancelled: Notes')
    await expect.element(item('Notes')).toHaveFocus()
  })

  it('moves a node with its buttons, which are disabled where there is no step', async () => {
    render(<Movable />)
    await userEvent.click(page.getByText('Notes'))
    const button = (name: string) =>
      page.getByRole('group', { name: 'Move Notes' }).getByRole('button', { name })
    await expect.element(button('Outdent')).toBeDisabled()
    await userEvent.click(button('Indent'))
    await says('Notes: in Papers, position 1 of 1')
    await userEvent.click(button('Outdent'))
    await says('Notes: top level, position 3 of 3')
  })

  it('shows buttons for the selected node, and only for meaningful moves', async () => {
    render(<Tree label="Folders" nodes={folders} onMove={() => {}} sorted />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
    await userEvent.click(page.getByText('Notes'))
    const names = page.getByRole('button').elements()
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual(['Outdent', 'Indent'])
  })

  it('shows no buttons if the selected node cannot move', async () => {
    render(<Tree label="Folders" nodes={folders.slice(2)} onMove={() => {}} sorted />)
    await userEvent.click(page.getByText('Notes'))
    await expect.element(item('Notes')).toHaveFocus()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('moves a node into another by dragging, never into itself', async () => {
    render(<Movable />)
    const drag = (name: string, onto: string, share: number) => {
      const grip = item(name).element().querySelector('[data-grip]')
      const row = item(onto).element().getBoundingClientRect()
      if (!grip) throw new Error('There is nothing to drag.')
      vi.spyOn(grip, 'setPointerCapture').mockReturnValue(undefined)
      const clientY = row.top + row.height * share
      for (const [type, y] of Object.entries({
        pointerdown: 500,
        pointermove: clientY,
        pointerup: clientY,
      })) {
        grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 9, clientY: y }))
      }
    }
    drag('Fern', 'Papers', 0.5)
    await says('Fern: in Papers, position 1 of 1')
    drag('Notes', 'Prints', 0.1)
    await says('Notes: top level, position 1 of 3')
    drag('Prints', 'Autumn', 0.5)
    expect(seen()).toEqual(['Notes', 'Prints', 'Autumn', 'Papers'])
  })
})
