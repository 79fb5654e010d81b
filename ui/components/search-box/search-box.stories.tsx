import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Navigation/Search box',
  component: SearchBox,
  args: { action: '/search' },
} satisfies Meta<typeof SearchBox>
export default meta

type Story = StoryObj<typeof meta>

/** A field on a wide screen, and a button on a narrow one. */
export const Default: Story = {}
