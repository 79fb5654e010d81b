/** Puts a story into the state that it is named after, once, after it is rendered. */
import type { StoryContext } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Pose } from '../ui/testing/story-poses.ts'

const isPose = (value: unknown): value is Pose => typeof value === 'function'

/** Elements whose stories are already in their state: a story renders again whenever a control changes. */
const done = new WeakSet<Element>()

export async function poseStory({ canvasElement, globals, parameters, viewMode }: StoryContext) {
  if (viewMode === 'docs' || import.meta.env.MODE === 'test' || globals.script === 'none') return
  const root = canvasElement.firstElementChild
  if (!isPose(parameters.pose) || root === null || done.has(root)) return
  done.add(root)
  await parameters.pose({ canvas: within(canvasElement), user: userEvent.setup() })
}
