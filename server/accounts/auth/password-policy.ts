/** Password policy: rejects the most common passwords, repeated short patterns, and known names. */
import { readFileSync } from 'node:fs'
import { Problem } from '../../problems/problems.ts'

const refusals = {
  common: /*i18n*/ {
    id: 'password.common',
    message:
      'This is among the passwords that are tried first. Take another, such as a few words of your own.',
  },
  names: /*i18n*/ {
    id: 'password.names',
    message:
      'This is little more than your name or that of the site. Take another, such as a few words of your own.',
  },
}

/** Those of the 49,000 most common passwords (zxcvbn-ts, MIT) that are long enough, and some more. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** Throws when the password is easy to guess. `names` are those of the site and the user. */
export function checkNewPassword(password: string, names: readonly string[]): void {
  const folded = password.normalize('NFKC').toLowerCase()
  const refusal = refusalOf(folded, names)
  if (refusal === undefined) return
  const { id: code, message } = refusals[refusal]
  throw new Problem('invalid_request', {}, { fields: [{ path: ['password'], message, code }] })
}

function refusalOf(folded: string, names: readonly string[]): keyof typeof refusals | undefined {
  if (common.has(folded) || /^(.{1,4})\1+.{0,3}$/su.test(folded)) return 'common'
  const rest = partsOf(names).reduce((text, part) => text.replaceAll(part, ''), folded)
  return rest.length < folded.length && rest.replace(/[^\p{L}]/gu, '').length < 4 ? 'names' : undefined
}

/** Each name and each of its words, longest first. */
function partsOf(names: readonly string[]): readonly string[] {
  const folded = names.map((name) => name.normalize('NFKC').toLowerCase())
  const parts = folded.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return parts.filter(({ length }) => length >= 3).sort((one, other) => other.length - one.length)
}
