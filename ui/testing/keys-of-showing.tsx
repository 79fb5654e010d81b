/** What shows things in tools, with keys alone: a test for each row of its keyboard table. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { DiffView } from '../components/diff-view/diff-view.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { press } from './keys.ts'
import { render } from './render.tsx'

const lines = Array.from({ length: 9 }, (_, at) => `Line ${at}`)

const comparison = (
  <DiffView label="The body" layout="within" before={lines.join('\n')} after={[...lines, 'New'].join('\n')} />
)

export const keysOfShowing = {
  'diff-view': {
    async Tab() {
      render(comparison)
      await press('{Tab}')
      expect(document.activeElement?.textContent).toContain('Unchanged: 8')
    },
    async 'Enter, Space'() {
      render(comparison)
      await press('{Tab}{Enter}')
      await expect.element(page.getByText('Line 3').last()).toBeVisible()
      await press(' ')
      await expect.element(page.getByText('Line 3').last()).not.toBeVisible()
    },
  },
} satisfies Partial<KeyboardTests>
