/** The product on a data folder, for as long as it is measured. */
import type { ChildProcess } from 'node:child_process'
import { freePort } from '../../house/testing/free-port.ts'
import { owner } from '../../house/testing/product.ts'
import { answerOf, child, stopped } from '../children.ts'

export interface Serving {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

export async function serve(dataDir: string): Promise<Serving> {
  const running = child('pages/serve.ts', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  })
  const url = String(await answerOf(running))
  return { url, process: running, stop: () => stopped(running) }
}
