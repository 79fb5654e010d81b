import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { inTests } from '../../ui/testing/in-tests.ts'
import { press } from '../../ui/testing/press.ts'
import { RecipePage } from './recipe-page.tsx'
import { SettingsPage } from './settings-page.tsx'

/** Settings of a site, saved together. The header says whether changes are saved. */
const meta = {
  title: 'Recipes/Settings page',
  component: SettingsPage,
  args: {
    settings: { theme: 'system', language: 'en', daysInTrash: 30, isIndexed: true },
    onSave: fn(async () => undefined),
  },
  parameters: { recipe: 'settings-page', docs: { page: RecipePage } },
} satisfies Meta<typeof SettingsPage>
export default meta

export const PageOfSettings: StoryObj<typeof meta> = {
  name: 'Settings page',
  play: inTests(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    canvas.getByRole('switch').focus()
    await press(' ')
    await expect(save).toBeEnabled()
    save.focus()
    await press('{Enter}')
    await waitFor(() => expect(save).toBeDisabled())
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isIndexed: false }))
  }),
}
