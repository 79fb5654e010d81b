import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import { ImageText } from './image-text.tsx'

const meta = {
  title: 'Content/Image and text',
  component: ImageText,
  args: {
    src: fern,
    alt: 'A white fern on blue',
    width: 300,
    height: 400,
    children: (
      <>
        <h2>A room with running water</h2>
        <p>Twenty square metres, red light, and a roof that faces south.</p>
        <ButtonLink href="/contact" variant="outline" color="neutral">
          Book a session
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ImageText>
export default meta

type Story = StoryObj<typeof meta>

export const ImageFirst: Story = { name: 'Image first' }

export const ImageLast: Story = {
  name: 'Image last',
  args: { side: 'end', caption: 'Fern, 14 minutes at noon' },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'et',
    children: (
      <>
        <h2>Päikesetrükikojamälestustekogumik</h2>
        <p>{'Kahekordne katmine ja tund aega pimedas kuivamist. '.repeat(8)}</p>
      </>
    ),
  },
}
