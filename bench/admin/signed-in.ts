import type { BrowserContext } from 'playwright-core'
import { owner } from '../../tools/testing/product.ts'

/** Signs the browser in like the sign-in form. */
export async function signInWith(context: BrowserContext, url: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: owner })
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}.`)
}
