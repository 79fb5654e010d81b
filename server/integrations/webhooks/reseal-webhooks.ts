/** Encrypts the secrets of webhooks again, after the secret of the site was replaced. */
import type { Transaction } from '../../db/index.ts'
import { openSecrets } from './secrets.ts'
import { allWebhooks, updateWebhook } from './webhook-store.ts'

/** The secret of the site first, followed by previous ones. Returns how many secrets were encrypted again. */
export async function resealWebhooks(trx: Transaction, ofSite: readonly string[]): Promise<number> {
  const secrets = openSecrets(...ofSite)
  let count = 0
  for (const { id, secret, old_secret } of await allWebhooks(trx)) {
    const [newer, older] = [secret, old_secret].map((one) =>
      one === null ? undefined : secrets.reseal(one, id),
    )
    if (newer !== undefined) await updateWebhook(trx, id, { secret: newer })
    if (older !== undefined) await updateWebhook(trx, id, { old_secret: older })
    count += [newer, older].filter((one) => one !== undefined).length
  }
  return count
}
