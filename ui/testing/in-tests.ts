/**
 * Play functions run in tests only: on load a story shows the state that it is named after, takes no focus from the
 * reader, and cannot fail.
 */
import type { StoryContext } from '@storybook/react-vite'

type Play = (context: StoryContext) => Promise<void> | void

const nothing = () => undefined

export const inTests = (play: Play): Play => (import.meta.env.MODE === 'test' ? play : nothing)
