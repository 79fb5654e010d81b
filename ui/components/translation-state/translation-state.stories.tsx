import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { TranslationState } from './translation-state.tsx'

const meta = {
  title: 'Feedback/Translation state',
  component: TranslationState,
  args: {
    languages: [
      { code: 'en', name: 'English', status: 'published' },
      { code: 'et', name: 'Eesti', status: 'changed' },
      { code: 'el', name: 'Ελληνικά', status: 'outdated' },
    ],
  },
} satisfies Meta<typeof TranslationState>
export default meta

type Story = StoryObj<typeof meta>

export const ThreeLanguages: Story = {
  name: 'Three languages',
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3)
  }),
}

export const AllStatuses: Story = {
  name: 'All statuses',
  args: {
    languages: [
      { code: 'en', name: 'English', status: 'published' },
      { code: 'et', name: 'Eesti', status: 'scheduled' },
      { code: 'el', name: 'Ελληνικά', status: 'draft' },
      { code: 'de', name: 'Deutsch', status: 'missing' },
      { code: 'pt-br', name: 'Português (Brasil)', status: 'archived' },
      { code: 'zh-tw', name: '繁體中文', status: 'trashed' },
    ],
  },
}
