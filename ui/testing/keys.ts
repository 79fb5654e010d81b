/** Helpers for the keyboard tests. */
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

export const press = (keys: string) => userEvent.keyboard(keys)
export const button = (name: string) => page.getByRole('button', { name })
export const link = (name: string) => page.getByRole('link', { name })
export const hasFocus = (locator: ReturnType<typeof button>) => expect.element(locator).toHaveFocus()
