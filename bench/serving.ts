/** Runs the product on a data folder during a measurement, with a signed-in user. */
import type { ChildProcess } from 'node:child_process'
import type { Editor } from '../tools/testing/editor.ts'
import { signIn } from '../tools/testing/editor.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { owner } from '../tools/testing/product.ts'
import { answerOf, child, stopped } from './children.ts'

export interface Serving {
  readonly url: string
  readonly process: ChildProcess
  /** The owner. */
  readonly editor: Editor
  stop(): Promise<void>
}

/** `program` starts the product and sends its port. */
export async function serve(program: string, dataDir: string): Promise<Serving> {
  const running = child(program, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  })
  const url = String(await answerOf(running))
  return { url, process: running, editor: await signIn(url), stop: () => stopped(running) }
}
