/** `npm run account -- reset EMAIL`: prints a link with which a locked-out user can set a new password. */
import { parseArgs } from 'node:util'
import type { Link } from '../accounts/users/account-links.ts'
import { issueLink } from '../accounts/users/account-links.ts'
import { accountOf } from '../accounts/users/user-store.ts'
import { auditStamp, record } from '../audit/index.ts'
import type { Config } from '../config/config.ts'
import { environment, readConfig } from '../config/config.ts'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Db } from '../db/index.ts'
import { openDatabase, takeCommitLock } from '../db/index.ts'

const usage = 'npm run account -- reset EMAIL'

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [action, email, ...more] = positionals
  if (action !== 'reset' || email === undefined || more.length > 0) return exitWith(`Usage: ${usage}`, 2)
  const config = readConfig(environment())
  await prepareDataFolder(config.dataDir)
  const db = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    await db.migrate()
    const link = await resetLink(db, email, new Date())
    return typeof link === 'string' ? exitWith(link, 1) : exitWith(textFor(link, email, config), 0)
  } finally {
    await db.close()
  }
}

/** Returns a sentence with the reason if no link can be issued. */
async function resetLink(db: Db, email: string, now: Date): Promise<Link | string> {
  return db.transaction(async (trx) => {
    await takeCommitLock(trx)
    const account = await accountOf(trx, email)
    if (account === undefined) return `There is no account for ${email}.`
    if (account.disabled) return `The account of ${email} is disabled. An owner can enable it.`
    const { id } = account.actor
    const link = await issueLink(trx, { id }, account.password === '' ? 'invitation' : 'reset', now)
    const details = { purpose: link.purpose }
    await record(trx, { ...auditStamp(null, now), action: 'user.linked', type: 'user', id, details })
    return link
  })
}

function textFor({ token, expiresAt }: Link, email: string, { publicUrl, port }: Config): string {
  const origin = publicUrl ?? `http://127.0.0.1:${port}`
  return `Open this link to choose a new password for ${email}. It works once and expires at ${expiresAt}:

  ${origin}/admin/welcome#${token}
`
}

function exitWith(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

try {
  process.exitCode = await main()
} catch (problem) {
  process.exitCode = exitWith(problem instanceof Error ? problem.message : String(problem), 1)
}
