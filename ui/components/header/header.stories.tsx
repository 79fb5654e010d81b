import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { houseHeader } from '../../pages/house.tsx'
import { Header } from './header.tsx'

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: houseHeader,
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** What lies below a word opens under it: a disclosure, closed by Escape, by leaving it, and by pressing elsewhere. */
export const WithGroups: Story = {
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
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('.header-navigation')
    if (!(row instanceof HTMLElement) || !row.checkVisibility()) return
    const word = within(row).getByText('Showcase')
    await userEvent.click(word)
    const link = within(row).getByRole('link', { name: 'Umbels' })
    await waitFor(() => expect(link).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(link).not.toBeVisible()
    await userEvent.click(word)
  },
}

/** Words of other languages are longer: they wrap, and nothing is cut. */
export const Greek: Story = {
  args: {
    lang: 'el',
    home: { ...houseHeader.home, name: 'Ηλιοτυπείο, ανοιχτό εργαστήριο' },
    navigation: [
      { label: 'Νέα και ανακοινώσεις', href: '/el/updates', current: 'page' },
      { label: 'Εκθέσεις και προβολές', href: '/el/showcase' },
      { label: 'Τεκμηρίωση', href: '/el/docs' },
      { label: 'Επικοινωνία', href: '/el/contact' },
    ],
  },
}
