/**
 * Puts a story into the state that it is named after if no prop can: opens its menu, fills its field.
 * Storybook does so only when it shows the story alone. On documentation pages an open dialog would cover the
 * other stories, and tests do the same with keys.
 */
import type { userEvent, within } from 'storybook/test'

interface Stage {
  readonly canvas: ReturnType<typeof within>
  readonly user: ReturnType<typeof userEvent.setup>
}

export type Pose = (stage: Stage) => Promise<void>

export const posed = (pose: Pose) => ({ pose })

/** Presses the only button, or the one with this name. */
export const pressed = (name: string | RegExp = /./) =>
  posed(async ({ canvas, user }) => user.click(canvas.getByRole('button', { name })))

/** Presses keys on the first control with this role: `keyed('link', '')` only moves the focus. */
export const keyed = (role: string, keys: string) =>
  posed(async ({ canvas, user }) => {
    canvas.getAllByRole(role)[0]?.focus()
    if (keys !== '') await user.keyboard(keys)
  })

/** Presses the first control, which opens a dialog with a search field, and types into it. */
export const typed = (text: string) =>
  posed(async ({ canvas, user }) => {
    await user.tab()
    await user.keyboard('{Enter}')
    await user.type(await canvas.findByRole('combobox'), text)
  })
