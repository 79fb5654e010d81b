/** What a story waits for comes late on a busy machine: its second of patience becomes that of all other tests. */
import { configure } from 'storybook/test'

configure({ asyncUtilTimeout: 15_000 })
