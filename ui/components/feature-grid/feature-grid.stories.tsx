import type { Meta, StoryObj } from '@storybook/react-vite'
import { Feature, FeatureGrid } from './feature-grid.tsx'

const meta = {
  title: 'Layout/Feature grid',
  component: FeatureGrid,
} satisfies Meta<typeof FeatureGrid>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {
  args: {
    children: [
      <Feature key="light" icon="sun" title="Light">
        Ten to fourteen minutes at noon in June, forty under clouds.
      </Feature>,
      <Feature key="paper" icon="document" title="Paper">
        Cotton, unbuffered, coated twice and dried in the dark.
      </Feature>,
      <Feature key="water" icon="history" title="Water">
        Five minutes, running. The yellow leaves, the blue stays.
      </Feature>,
    ],
  },
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'et',
    children: [
      <Feature key="a" title="Ettevalmistuskoda">
        Kahekordne katmine, ristipidi pintslitõmbed ja tund aega pimedas kuivamist.
      </Feature>,
      <Feature key="b" title="Päikesevalgustusaeg">
        Juunikuu keskpäeval kümme kuni neliteist minutit.
      </Feature>,
    ],
  },
}
