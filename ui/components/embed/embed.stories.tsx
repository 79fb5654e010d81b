import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { Embed } from './embed.tsx'

const meta = {
  id: 'content-embed',
  title: 'Content/Embed (iframe)',
  component: Embed,
  args: {
    href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    title: 'Forty winters of star trails',
    load: 'Load from YouTube',
    open: 'Open on YouTube',
    notice: 'YouTube then receives your IP address and can store data on your device.',
  },
} satisfies Meta<typeof Embed>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is requested before the button is pressed. */
export const Video: Story = {}

/** A post has the height that its server reports. The notice links to the privacy policy. */
export const Post: Story = {
  args: {
    href: 'https://mastodon.social/@sunprint/110000000000000000',
    frame: 'https://mastodon.social/@sunprint/110000000000000000/embed',
    title: 'The first sheet of the year',
    load: 'Load from mastodon.social',
    open: 'Open on mastodon.social',
    notice: (
      <>
        mastodon.social then receives your IP address and can store data on your device.{' '}
        <Link href="/privacy-policy">Privacy policy</Link>
      </>
    ),
    shape: 'post',
  },
}
