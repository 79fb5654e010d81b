/** Checks the provider of OpenID Connect: whether it responds, is the configured one, and has the right time. */
import { openProvider, ProviderProblem } from '../../accounts/openid-connect/provider.ts'
import type { Config } from '../../config/config.ts'
import { openSafeFetch } from '../../outbound-fetch/index.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './finding.ts'

const maxOffsetMs = 30_000

export async function checkProvider({ openIdConnect, loopbackPorts }: Config): Promise<readonly Finding[]> {
  const { ok, warning, problem } = findingsOf('OpenID Connect')
  if (openIdConnect === undefined) return [ok('Users sign in here only, because OIDC_ISSUER is not set.')]
  const { issuer, redirectUri } = openIdConnect
  const provider = openProvider(openIdConnect, openSafeFetch({ loopbackPorts }))
  try {
    await provider.discover()
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    return [
      error.reason === 'unreachable'
        ? problem(
            `${issuer} does not respond: ${error.message}`,
            'Open the issuer followed by /.well-known/openid-configuration. Check OIDC_ISSUER and the firewall.',
          )
        : problem(
            `${issuer} is not a valid issuer: ${error.message}`,
            'Copy OIDC_ISSUER exactly as the provider shows it, with or without the slash at the end.',
          ),
    ]
  }
  const found = ok(`${issuer} responds. Its settings must allow the redirect URI ${redirectUri}`)
  const offset = await clockOffset(issuer)
  if (offset === undefined || Math.abs(offset) <= maxOffsetMs) return [found]
  return [
    found,
    warning(
      `The clock of the provider differs by ${Math.round(Math.abs(offset) / 1_000)} seconds, so its tokens are refused.`,
      'Synchronise the clock of this machine, for example with chrony or systemd-timesyncd.',
    ),
  ]
}

/** By how many milliseconds the provider is ahead. Undefined if it does not say its time. */
async function clockOffset(issuer: string): Promise<number | undefined> {
  const response = await fetch(issuer, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined)
  const date = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(date) ? undefined : date - Date.now()
}
