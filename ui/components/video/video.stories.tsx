import type { Meta, StoryObj } from '@storybook/react-vite'
import stars from '../figure/sample-stars.svg?no-inline'
import { Video } from './video.tsx'

const meta = {
  title: 'Content/Video',
  component: Video,
  args: {
    src: '/night-plates.mp4',
    title: 'Forty winters of star trails',
    poster: stars,
    caption: 'Night plates. 42 min, 2024',
    width: 600,
    height: 800,
  },
} satisfies Meta<typeof Video>
export default meta

type Story = StoryObj<typeof meta>

/** A file of this site plays here, and nothing is loaded before that. */
export const HostedVideo: Story = { name: 'Hosted video' }

/** A video on another site is a link, and this page loads nothing from there. */
export const ExternalVideo: Story = { name: 'External video', args: { src: 'https://www.videos.example/42' } }
