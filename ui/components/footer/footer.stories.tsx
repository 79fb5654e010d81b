import type { Meta, StoryObj } from '@storybook/react-vite'
import { siteFooter } from '../../../.storybook/example-pages/site-chrome.tsx'
import { Footer } from './footer.tsx'

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: siteFooter,
} satisfies Meta<typeof Footer>
export default meta

type Story = StoryObj<typeof meta>

export const SiteFooter: Story = { name: 'Site footer' }

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'el',
    name: 'Ηλιοτυπείο, ανοιχτό εργαστήριο κυανοτυπίας',
    words: 'Ένα σπίτι τέχνης και έρευνας για την κυανοτυπία, το αργό φως και τα ανοιχτά αρχεία.',
    columns: [
      {
        label: 'Σελίδες',
        links: [
          { href: '/el/updates', label: 'Νέα και ανακοινώσεις' },
          { href: '/el/docs', label: 'Τεκμηρίωση' },
        ],
      },
    ],
  },
}

/** With many columns the name is above them, and does not break. */
export const ManyColumns: Story = {
  name: 'Many columns',
  args: {
    columns: ['See', 'Learn', 'About', 'Elsewhere', 'Languages'].map((label) => ({
      label,
      links: [
        { href: '/updates', label: 'Updates' },
        { href: '/terms-and-conditions', label: 'Terms and conditions' },
      ],
    })),
  },
}
