import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Banner } from './banner.tsx'
import { bannerKey } from './persist-dismissal.ts'

const meta = {
  id: 'feedback-banner',
  title: 'Feedback/Banner (announcement)',
  component: Banner,
  args: { children: 'The printing room is closed on Monday.' },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

export const Permanent: Story = {}

/** It can be closed by keyboard and pointer, and stays closed on this device. */
export const Dismissible: Story = {
  args: {
    dismissalKey: 'open-printing-days',
    children: (
      <>
        Open printing days move to Saturdays. <a href="/updates">What changes</a>
      </>
    ),
  },
  play: inTests(async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('complementary')
    await press('{Tab}{Tab}{Enter}')
    await expect(banner).not.toBeVisible()
    localStorage.removeItem(bannerKey)
    banner.hidden = false
  }),
}

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'el',
    dismissalKey: 'long',
    children:
      'Λόγω εργασιών συντήρησης στο εργαστήριο εκτύπωσης, οι ανοιχτές ημέρες μεταφέρονται στα Σάββατα έως το τέλος του Νοεμβρίου.',
  },
}
