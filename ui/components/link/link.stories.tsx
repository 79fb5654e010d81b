import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/docs/start', children: 'the manual of the printing room' },
} satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const InText: Story = {
  name: 'In text',
  render: (args) => (
    <p>
      How long is long enough is in <Link {...args} />, with a table.
    </p>
  ),
}

export const Quiet: Story = { args: { variant: 'quiet', children: 'All updates' } }

/** Only web, mail and phone URLs and this site are allowed. Other URLs are dropped, and the text stays. */
export const UnsafeURL: Story = {
  name: 'Unsafe URL',
  args: { href: 'javascript:alert(1)', children: 'Text without a link' },
}
