import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { siteHeader } from '../../../.storybook/example-pages/site-chrome.tsx'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { Header } from './header.tsx'

const meta = {
  id: 'navigation-header',
  title: 'Navigation/Header (navbar)',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: siteHeader,
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

export const Simple: Story = {}

/**
 * A group opens below its label: a disclosure that closes with Escape, on blur, and with a press elsewhere.
 */
export const WithGroups: Story = {
  name: 'With groups',
  args: {
    navigation: [
      { label: 'Updates', href: '/updates' },
      {
        label: 'Showcase',
        links: [
          { label: 'Night plates', href: '/showcase/night-plates', current: 'page' },
          { label: 'Umbels', href: '/showcase/umbels' },
          { label: 'Interference for two harbours', href: '/showcase/harbours' },
        ],
      },
      { label: 'Documentation', href: '/docs' },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: posed(async ({ canvas, user }) => {
    for (const group of canvas.queryAllByText('Showcase'))
      if (group.checkVisibility()) await user.click(group)
  }),
  play: inTests(async ({ canvasElement }) => {
    const row = canvasElement.querySelector('.header-navigation')
    if (!(row instanceof HTMLElement) || !row.checkVisibility()) return
    const link = within(row).getByText('Umbels')
    within(row).getByRole('link', { name: 'Updates' }).focus()
    await press('{Tab}{Enter}')
    await waitFor(() => expect(link).toBeVisible())
    await press('{Escape}')
    await expect(link).not.toBeVisible()
    await press('{Enter}')
  }),
}

/** Labels in other languages are longer: they wrap, and nothing is cut off. */
export const Greek: Story = {
  args: {
    lang: 'el',
    home: { ...siteHeader.home, name: 'Ηλιοτυπείο, ανοιχτό εργαστήριο' },
    navigation: [
      { label: 'Νέα και ανακοινώσεις', href: '/el/updates', current: 'page' },
      { label: 'Εκθέσεις και προβολές', href: '/el/showcase' },
      { label: 'Τεκμηρίωση', href: '/el/docs' },
      { label: 'Επικοινωνία', href: '/el/contact' },
    ],
  },
}
