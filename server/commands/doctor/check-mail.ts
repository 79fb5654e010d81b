/** Checks the mail server: whether it can be reached and accepts the user name and password. Sends nothing. */
import type { Config } from '../../config/config.ts'
import type { SmtpProblem } from '../../integrations/mail/smtp.ts'
import { checkSmtp } from '../../integrations/mail/smtp.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './finding.ts'

const reasons: Readonly<Record<SmtpProblem['reason'], readonly [found: string, fix: string]>> = {
  unreachable: [
    'does not respond',
    'Compare host and port of SMTP_URL with the settings of your provider, and check the firewall.',
  ],
  sign_in: [
    'rejected the user name or password',
    'Correct SMTP_URL. Write special characters of the password in percent-encoding, such as %40 for @.',
  ],
  encryption: [
    'cannot encrypt the connection',
    'Use the host name that the certificate names, and smtps:// for port 465 or smtp:// for port 587.',
  ],
  rejected: ['rejected the connection', 'Ask your provider whether this server may send e-mail.'],
}

export async function checkMail({ mail }: Config): Promise<readonly Finding[]> {
  const { ok, problem } = findingsOf('E-mail')
  if (mail === undefined) return [ok('The site sends no e-mail, because SMTP_URL is not set.')]
  const { server } = mail
  const name = `The mail server ${server.host}:${server.port}`
  const found = await checkSmtp(server)
  if (found === undefined) return [ok(`${name} accepts the connection.`)]
  const [text, fix] = reasons[found.reason]
  return [problem(`${name} ${text}: ${found.detail}`, fix)]
}
