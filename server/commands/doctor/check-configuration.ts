/** Checks the configuration: values that are valid, but unsafe or without effect. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '../../config/config.ts'
import { isLocalOnly } from '../../config/config.ts'
import type { Finding } from './finding.ts'
import { findingsOf } from './finding.ts'

export async function checkConfiguration(
  config: Config,
  folder = process.cwd(),
): Promise<readonly Finding[]> {
  const { warning, ok } = findingsOf('Configuration')
  const warnings = [...warningsAbout(config), ...(await openEnvFile(folder))]
  return warnings.length === 0
    ? [ok('All variables are valid.')]
    : warnings.map(([found, fix]) => warning(found, fix))
}

type Warning = readonly [found: string, fix: string]

function warningsAbout(config: Config): readonly Warning[] {
  const { publicUrl, rateLimits, firstOwner, purgeUrl, trustProxy } = config
  const all: readonly (Warning | false)[] = [
    publicUrl === undefined &&
      !isLocalOnly(config) && [
        'Others can reach the server, but PUBLIC_URL is not set.',
        'Set PUBLIC_URL to the HTTPS address of the site, or HOST to 127.0.0.1.',
      ],
    publicUrl?.startsWith('https:') === true &&
      trustProxy.length === 0 && [
        'PUBLIC_URL uses HTTPS, but TRUST_PROXY is not set, so all visitors share the IP address of the proxy.',
        'Set TRUST_PROXY to the IP address of the reverse proxy.',
      ],
    rateLimits === 0 &&
      !isLocalOnly(config) && ['RATE_LIMITS is 0, so requests are not limited.', 'Remove RATE_LIMITS.'],
    firstOwner !== undefined && [
      'ADMIN_PASSWORD is set. It is only needed at the first start.',
      'Remove ADMIN_EMAIL and ADMIN_PASSWORD when the first owner exists.',
    ],
    purgeUrl?.protocol === 'http:' && [
      'PURGE_URL uses plain HTTP, so its token can be read on the way.',
      'Use an https:// URL, unless the cache is on this machine.',
    ],
  ]
  return all.filter((one) => one !== false)
}

/** A file with secrets that every account of this machine can read. */
async function openEnvFile(folder: string): Promise<readonly Warning[]> {
  const path = resolve(folder, '.env')
  const found = await stat(path).catch(() => undefined)
  const isOpen = found !== undefined && process.platform !== 'win32' && (found.mode & 0o007) !== 0
  return isOpen ? [[`Other users of this machine can read ${path}.`, `Run: chmod 640 ${path}`]] : []
}
