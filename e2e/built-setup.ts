/** Before the first test: what is tested is built, once, and not by each worker at the same time. */
import { build } from '../house/build/build.ts'

export default async function setup(): Promise<void> {
  await build(['site', 'admin', 'storybook'])
}
