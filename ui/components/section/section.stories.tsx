import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from './section.tsx'

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'Showcase',
    moreLink: { href: '/showcase', label: 'All five sections' },
    children: <p>Night plates: forty winters of star trails over Naissaar.</p>,
  },
} satisfies Meta<typeof Section>
export default meta

type Story = StoryObj<typeof meta>

export const WithLink: Story = { name: 'With link' }

export const LongText: Story = {
  name: 'Long text',
  args: {
    lang: 'el',
    title: 'Αποτελέσματα των φθινοπωρινών δοκιμών στερέωσης',
    moreLink: { href: '/el/updates', label: 'Όλα τα νέα και οι ανακοινώσεις' },
    children: <p>Δεκαπέντε φύλλα ανά λουτρό, ίδιο χαρτί, ίδιο μεσημέρι.</p>,
  },
}
