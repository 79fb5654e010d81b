import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { themeKey } from './persist-theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const meta = {
  id: 'navigation-theme-switch',
  title: 'Navigation/Theme switch (dark mode)',
  component: ThemeSwitch,
} satisfies Meta<typeof ThemeSwitch>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys move between the choices, and Escape returns. */
export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: inTests(async ({ canvasElement }) => {
    const { theme = 'light' } = document.documentElement.dataset
    const canvas = within(canvasElement)
    const dark = canvas.getByLabelText('Dark')
    await press('{Tab}{Enter}{Tab}{ArrowUp}')
    await expect(dark).toBeChecked()
    await expect(document.documentElement.dataset.theme).toBe('dark')
    await press('{Escape}')
    await expect(canvas.getByLabelText('Theme', { selector: 'summary' })).toHaveFocus()
    await expect(dark).not.toBeVisible()
    document.documentElement.dataset.theme = theme
    localStorage.removeItem(themeKey)
  }),
}

export const Open: Story = {
  args: { open: true },
  // It opens towards the start of the line, because it is at the end of a header.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minBlockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}
