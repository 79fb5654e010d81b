import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from './figure.tsx'
import fern from './sample-fern.svg?no-inline'
import stars from './sample-stars.svg?no-inline'

const meta = {
  id: 'content-figure',
  title: 'Content/Figure (image, photo)',
  component: Figure,
  args: {
    src: fern,
    alt: 'White silhouette of a fern on Prussian blue.',
    caption: 'Plate 114. Dryopteris filix-mas. 14 min, noon, June',
    width: 300,
    height: 400,
  },
} satisfies Meta<typeof Figure>
export default meta

type Story = StoryObj<typeof meta>

export const WithCaption: Story = { name: 'With caption' }

export const LongCaption: Story = {
  name: 'Long caption',
  args: {
    lang: 'el',
    alt: 'Λευκή σιλουέτα φτέρης πάνω σε μπλε της Πρωσίας.',
    caption: `Πλάκα 114. ${'Φτέρη από την όχθη, δεκατέσσερα λεπτά στον ήλιο του μεσημεριού. '.repeat(4)}`,
  },
}

/** With a placeholder in its own colour, visible until it loads. */
export const PlaceholderColour: Story = { name: 'Placeholder colour', args: { ground: '#12456b' } }

/** Another image in the dark theme. */
export const LightAndDark: Story = {
  name: 'Light and dark',
  args: {
    darkSrc: stars,
    alt: 'White silhouette of a plant in the light theme, and of stars in the dark theme.',
    caption: 'Light by day, dark by night',
  },
}
