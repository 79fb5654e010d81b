/**
 * Brings a story into the state that it is named after where no property can: opens its menu, fills its field. Storybook does
 * so when it shows the story on its own, and neither on pages of documentation, where an open dialog would cover the other
 * stories, nor in tests, which do the same with keys.
 */
import type { userEvent, within } from 'storybook/test'

interface Stage {
  readonly canvas: ReturnType<typeof within>
  readonly user: ReturnType<typeof userEvent.setup>
}

export type Pose = (stage: Stage) => Promise<void>

export const posed = (pose: Pose) => ({ pose })

/** Presses the only button, or the one of this name. */
export const pressed = (name: string | RegExp = /./) =>
  posed(async ({ canvas, user }) => user.click(canvas.getByRole('button', { name })))

/** Presses keys at the first control of this role: `keyed('link', '')` moves the focus only. */
export const keyed = (role: string, keys: string) =>
  posed(async ({ canvas, user }) => {
    canvas.getAllByRole(role)[0]?.focus()
    if (keys !== '') await user.keyboard(keys)
  })

/** Presses the first control, which opens a dialog with a field for a search, and types into it. */
export const typed = (words: string) =>
  posed(async ({ canvas, user }) => {
    await user.tab()
    await user.keyboard('{Enter}')
    await user.type(await canvas.findByRole('combobox'), words)
  })
