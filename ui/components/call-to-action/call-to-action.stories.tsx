import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button/button.tsx'
import { CallToAction } from './call-to-action.tsx'

const meta = {
  title: 'Layout/Call to action',
  component: CallToAction,
  args: {
    title: 'The next light is on Saturday',
    children: (
      <>
        <p>Eight places, two hours, one sheet to take home.</p>
        <ButtonLink href="/contact">Reserve a place</ButtonLink>
        <ButtonLink href="/docs" variant="outline" color="neutral">
          Read the manual
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof CallToAction>
export default meta

type Story = StoryObj<typeof meta>

export const WithButtons: Story = { name: 'With buttons' }

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'et',
    title: 'Päikesetrükikojamälestustekogumik ilmub järgmisel laupäeval',
    children: <p>{'Kaheksa kohta, kaks tundi, üks leht kaasa. '.repeat(6)}</p>,
  },
}
