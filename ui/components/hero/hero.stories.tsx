import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plate } from '../../../.storybook/example-pages/artwork.tsx'
import { ButtonLink } from '../button/button.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import { Hero } from './hero.tsx'
import { HeroBlock } from './hero-block.tsx'

const meta = {
  id: 'layout-hero',
  title: 'Layout/Hero (jumbotron)',
  component: Hero,
  args: {
    kicker: '59.437° N, exposures since 2019',
    title: 'Pictures that the sun makes by itself.',
    lead: 'An arts and research house for cyanotype, slow light and open archives. We print, we measure, we teach.',
    actions: (
      <>
        <ButtonLink href="/showcase" size="lg">
          See the showcase
        </ButtonLink>
        <ButtonLink href="/docs" size="lg" variant="outline" color="neutral">
          Read the manual
        </ButtonLink>
      </>
    ),
    media: <Plate caption="Plate 114. Dryopteris filix-mas. 14 min, noon, June" />,
  },
} satisfies Meta<typeof Hero>
export default meta

type Story = StoryObj<typeof meta>

export const WithImage: Story = { name: 'With image' }

export const TextOnly: Story = { name: 'Text only', args: { media: undefined } }

export const Greek: Story = {
  args: {
    lang: 'el',
    kicker: '59.437° Β, εκθέσεις από το 2019',
    title: 'Εικόνες που ο ήλιος φτιάχνει μόνος του.',
    lead: 'Ένα σπίτι τέχνης και έρευνας για την κυανοτυπία, το αργό φως και τα ανοιχτά αρχεία.',
    actions: (
      <ButtonLink href="/el/showcase" size="lg">
        Δείτε τη βιτρίνα
      </ButtonLink>
    ),
  },
}

export const InText: Story = {
  name: 'In a text',
  render: () => (
    <HeroBlock
      title="Come and print with us"
      label="Open since 2019"
      src={fern}
      alt="A white fern on blue"
      caption="Fern, 14 minutes at noon"
      width={300}
      height={400}
    >
      <p>An open darkroom for cyanotype, slow light and patient water.</p>
      <ButtonLink href="/contact">Book a session</ButtonLink>
      <ButtonLink href="/docs" variant="outline" color="neutral">
        Read the manual
      </ButtonLink>
    </HeroBlock>
  ),
}
