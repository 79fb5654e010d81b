/** The product on a data folder, with somebody signed in. */
import { freePort } from '../../house/testing/free-port.ts'
import { owner } from '../../house/testing/product.ts'
import { answerOf, child, stopped } from '../children.ts'

export interface Serving {
  readonly url: string
  readonly pid: number
  /** Of the owner. */
  readonly cookie: string
  stop(): Promise<void>
}

export async function serve(dataDir: string): Promise<Serving> {
  const running = child('documents/serve.ts', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  })
  const url = String(await answerOf(running))
  return { url, pid: running.pid ?? 0, cookie: await cookieFrom(url), stop: () => stopped(running) }
}

async function cookieFrom(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const [cookie] = answer.headers.getSetCookie()
  if (!answer.ok || cookie === undefined) throw new Error(`Signing in was answered ${answer.status}.`)
  return cookie.split(';', 1)[0] ?? ''
}
