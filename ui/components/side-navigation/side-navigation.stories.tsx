import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { adminGroups, adminHome } from '../../../.storybook/example-pages/admin-chrome.tsx'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { SideNavigation } from './side-navigation.tsx'

const meta = {
  id: 'navigation-side-navigation',
  title: 'Navigation/Side navigation (sidebar)',
  component: SideNavigation,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Admin', home: adminHome, groups: adminGroups('Updates') },
} satisfies Meta<typeof SideNavigation>
export default meta

type Story = StoryObj<typeof meta>

/** A column on a wide screen, a drawer on a phone. */
export const Expanded: Story = {}

/** Collapsed to its icons. Labels are still exposed, and shown on hover or focus. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  play: inTests(async ({ canvasElement }) => {
    const current = within(canvasElement).queryAllByRole('link', { current: 'page' })
    await expect(current.map(({ textContent }) => textContent)).toEqual(
      current.map(() => expect.stringContaining('Updates')),
    )
    await press('{Tab}')
    await expect(document.activeElement).not.toBe(document.body)
  }),
}

export const Greek: Story = {
  args: {
    lang: 'el',
    label: 'Διαχείριση',
    groups: [
      {
        links: [
          { label: 'Πίνακας ελέγχου', href: '#dashboard', icon: 'home' },
          {
            label: 'Ενημερώσεις και ανακοινώσεις του εργαστηρίου',
            href: '#updates',
            icon: 'note',
            count: 128,
          },
        ],
      },
      {
        label: 'Σύστημα',
        links: [
          { label: 'Μεταφράσεις', href: '#t', icon: 'languages', count: 7, waiting: true, current: true },
        ],
      },
    ],
  },
}
