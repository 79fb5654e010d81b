/** Encrypts the secrets of one-time codes again, after the secret of the site was replaced. */
import type { Transaction } from '../../db/index.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import { allOneTimeCodes, setCodeSecret } from './factor-store.ts'

/** Separates the key of one-time codes from those of other uses. It must never change. */
export const codesLabel = 'cyanotype one-time codes'

/** The secret of the site first, followed by previous ones. Returns how many secrets were encrypted again. */
export async function resealFactors(trx: Transaction, secrets: readonly string[]): Promise<number> {
  const values = openSealedValues(codesLabel, secrets)
  let count = 0
  for (const { user_id, secret } of await allOneTimeCodes(trx)) {
    const resealed = values.reseal(secret, user_id)
    if (resealed !== undefined) await setCodeSecret(trx, user_id, resealed)
    count += resealed === undefined ? 0 : 1
  }
  return count
}
