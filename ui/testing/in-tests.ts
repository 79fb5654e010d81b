/**
 * Runs play functions in tests only. In Storybook a story opens in the state that it is named after, does not
 * take the focus, and cannot fail.
 */
import type { StoryContext } from '@storybook/react-vite'

type Play = (context: StoryContext) => Promise<void> | void

const nothing = () => undefined

export const inTests = (play: Play): Play => (import.meta.env.MODE === 'test' ? play : nothing)
