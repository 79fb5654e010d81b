/** From a checkout to a running product: build what is missing, listen, say where everything is, then build Storybook. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build, isUpToDate } from './build/build.ts'

export async function startProduct(): Promise<void> {
  try {
    await build(['site', 'admin'])
    const { start } = await import('../server/main.ts')
    const { url, firstOwnerToken } = await start()
    console.log(welcome(url, firstOwnerToken))
    if (!isUpToDate('storybook')) buildStorybook()
  } catch (problem) {
    // A sentence, not a stack: what stops a start is for whoever runs the product, and says what to do.
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}

function welcome(url: string, firstOwnerToken: string | undefined): string {
  const signIn =
    firstOwnerToken === undefined
      ? `sign in at ${url}/admin/login`
      : `create the first administrator at ${url}/admin/login with this one-time token:\n             ${firstOwnerToken}`
  return `
  Cyanotype is ready.

  Site       ${url}
  Admin      ${url}/admin
  Storybook  ${url}/storybook

  To edit:   ${signIn}
`
}

/** In a process of its own that yields to visitors: the address says that it is being built until it is. */
function buildStorybook(): void {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const child = spawn(process.execPath, ['build.ts', 'storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
}
