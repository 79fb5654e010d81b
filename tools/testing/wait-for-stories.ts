/** Waits longer for stories on a busy machine: one second becomes the timeout of all other tests. */
import { configure } from 'storybook/test'

configure({ asyncUtilTimeout: 15_000 })
