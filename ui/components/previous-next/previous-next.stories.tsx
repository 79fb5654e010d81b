import type { Meta, StoryObj } from '@storybook/react-vite'
import { PreviousNext } from './previous-next.tsx'

const meta = {
  title: 'Components/Previous and next',
  component: PreviousNext,
  args: {
    previous: { href: '/docs/start/what-cyanotype-is', title: 'What a cyanotype is' },
    next: { href: '/docs/start/paper', title: 'Paper and water' },
  },
} satisfies Meta<typeof PreviousNext>
export default meta

type Story = StoryObj<typeof meta>

export const Between: Story = {}

export const First: Story = { args: { previous: undefined } }

export const LongWords: Story = {
  name: 'Long words',
  args: {
    lang: 'et',
    previous: { href: '/et/docs/a', title: 'Mida tähendab ettevalmistamata paberile valgustamine' },
    next: { href: '/et/docs/b', title: 'Kinnitikatsete tulemused ja järeldused 2026. aasta sügisel' },
  },
}
