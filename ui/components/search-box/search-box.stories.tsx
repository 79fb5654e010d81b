import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Components/Search box',
  component: SearchBox,
  args: { action: '/search' },
} satisfies Meta<typeof SearchBox>
export default meta

type Story = StoryObj<typeof meta>

/** A field where there is room, and a button where there is none. */
export const Default: Story = {}
