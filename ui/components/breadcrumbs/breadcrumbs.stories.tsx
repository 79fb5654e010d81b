import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: 'Documentation', href: '/docs' },
      { label: 'Start' },
      { label: 'Your first print', href: '/docs/start/first-print' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = { name: 'Three levels' }

export const Greek: Story = {
  args: {
    lang: 'el',
    crumbs: [
      { label: 'Τεκμηρίωση', href: '/el/docs' },
      { label: 'Αίθουσα εκτύπωσης', href: '/el/docs/room' },
      { label: 'Δοκιμές στερέωσης με κιτρικό οξύ και ξίδι' },
    ],
  },
}
