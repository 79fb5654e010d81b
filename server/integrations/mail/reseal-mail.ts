/** Encrypts the content of waiting e-mails again, after the secret of the site was replaced. */
import type { Transaction } from '../../db/index.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import { sealedMessages, setSealed } from './mail-store.ts'

/** Separates the key of e-mails from those of other uses. It must never change. */
export const sealLabel = 'cyanotype mail'

/** The secret of the site first, followed by previous ones. Returns how many e-mails were encrypted again. */
export async function resealMail(trx: Transaction, secrets: readonly string[]): Promise<number> {
  const values = openSealedValues(sealLabel, secrets)
  let count = 0
  for (const { id, sealed } of await sealedMessages(trx)) {
    const resealed = values.reseal(sealed, id)
    if (resealed !== undefined) await setSealed(trx, id, resealed)
    count += resealed === undefined ? 0 : 1
  }
  return count
}
