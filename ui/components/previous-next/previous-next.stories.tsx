import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviousNext } from './previous-next.tsx'

const meta = {
  title: 'Navigation/Previous and next',
  component: PreviousNext,
  args: {
    previous: { href: '/docs/start/what-cyanotype-is', title: 'What a cyanotype is' },
    next: { href: '/docs/start/paper', title: 'Paper and water' },
  },
} satisfies Meta<typeof PreviousNext>
export default meta

type Story = StoryObj<typeof meta>

export const BothDirections: Story = { name: 'Both directions' }

export const FirstPage: Story = { name: 'First page', args: { previous: undefined } }

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'et',
    previous: { href: '/et/docs/a', title: 'Mida tähendab ettevalmistamata paberile valgustamine' },
    next: { href: '/et/docs/b', title: 'Kinnitikatsete tulemused ja järeldused 2026. aasta sügisel' },
  },
}
