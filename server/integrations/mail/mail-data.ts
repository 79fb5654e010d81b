/**
 * E-mails as personal data: those to an address, and those about it that were not sent yet, such as the notice
 * about a message of a visitor.
 */
import type { Queries, Transaction } from '../../db/index.ts'
import { mentionsEmail } from '../../platform/mentions-email.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'
import { mailFrom } from './mail-response.ts'
import type { MailRow } from './mail-store.ts'
import { deleteMessages, messagesTo, messagesWithContent } from './mail-store.ts'
import { sealLabel } from './reseal-mail.ts'

interface Correspondent {
  /** In lower case. */
  readonly email: string
  readonly user?: string
}

/** The secret of the site first, followed by previous ones. */
export function mailData(secrets: readonly string[]) {
  const sealing = openSealedValues(sealLabel, secrets)
  function isAbout({ id, sealed }: MailRow, email: string): boolean {
    const values: unknown = sealed === null ? {} : JSON.parse(sealing.open(sealed, id) ?? '{}')
    return Object.values(Object(values)).some((value) => mentionsEmail(String(value), email))
  }

  async function rowsOf(queries: Queries, { email, ...user }: Correspondent): Promise<readonly MailRow[]> {
    const to = await messagesTo(queries, { email, ...user })
    const about = (await messagesWithContent(queries)).filter((row) => isAbout(row, email))
    return [...new Map([...to, ...about].map((row) => [row.id, row])).values()]
  }

  return {
    kind: 'mail' as const,
    find: async (queries: Queries, who: Correspondent) => (await rowsOf(queries, who)).map(mailFrom),
    async erase(trx: Transaction, who: Correspondent) {
      const ids = (await rowsOf(trx, who)).map(({ id }) => id)
      await deleteMessages(trx, ids)
      return ids.length
    },
  }
}
