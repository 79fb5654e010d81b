import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Link } from '../link/link.tsx'
import { ContextMenu } from './context-menu.tsx'

const nothing = () => undefined

const meta = {
  id: 'overlays-context-menu',
  title: 'Overlays/Context menu (right click)',
  component: ContextMenu,
  args: {
    label: 'Autumn fixer trials',
    items: [
      { label: 'Open', icon: 'document', onSelect: nothing },
      { label: 'Copy link', icon: 'link', onSelect: nothing },
      { kind: 'separator' },
      { label: 'Move to the trash', icon: 'trash', tone: 'danger', onSelect: nothing },
    ],
    children: (
      <p>
        <Link href="#trials">Autumn fixer trials</Link>, changed on 3 November
      </p>
    ),
  },
} satisfies Meta<typeof ContextMenu>
export default meta

type Story = StoryObj<typeof meta>

/** Shift+F10 opens it at the focused element. Escape returns there. */
export const TableRow: Story = {
  name: 'Table row',
  parameters: keyed('link', '{Shift>}{F10}{/Shift}'),
  play: inTests(async () => {
    await press('{Tab}{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
    await press('{Escape}')
    await waitFor(() => expect(screen.getByRole('link')).toHaveFocus())
    await press('{Shift>}{F10}{/Shift}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus())
  }),
}
