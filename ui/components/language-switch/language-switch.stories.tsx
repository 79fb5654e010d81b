import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageSwitch } from './language-switch.tsx'

const meta = {
  id: 'navigation-language-switch',
  title: 'Navigation/Language switch (locale)',
  component: LanguageSwitch,
  args: {
    current: 'en',
    languages: [
      { code: 'en', name: 'English', short: 'EN', href: '/updates' },
      { code: 'et', name: 'Eesti', short: 'ET', href: '/et/updates' },
      { code: 'el', name: 'Ελληνικά', short: 'ΕΛ', href: '/el/updates' },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const English: Story = {}

export const Greek: Story = { args: { current: 'el' } }
