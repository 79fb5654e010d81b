/** Cookies: reads them from requests and writes them to responses. */
import {
  localeCookieDays,
  localeCookieName,
  previewCookieName,
  sessionCookieName,
  signInCookieName,
} from '@cyanotype/content/contracts/device-storage.ts'
import type { Config } from '../../config/config.ts'
import { isLocalOnly } from '../../config/config.ts'

export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

export interface SessionCookie {
  readonly name: string
  /** The header that sets a value, or deletes the cookie. */
  set(value: string | null): string
}

/**
 * `__Host-` binds the cookie to this host and to https, which plain http on the local machine does not have.
 */
export const sessionCookie = (config: Place): SessionCookie => hostCookie(config, sessionCookieName)

/** While a user signs in at the provider of OpenID Connect, which sends the browser back with a link: so `Lax`. */
export const signInCookie = (config: Place): SessionCookie => hostCookie(config, signInCookieName)

type Place = Pick<Config, 'publicUrl' | 'host'>

function hostCookie(config: Place, hostName: string): SessionCookie {
  const plain = isLocalOnly(config)
  const name = plain ? hostName.replace('__Host-', '') : hostName
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${plain ? '' : '; Secure'}`
  return {
    name,
    set: (value) => `${name}=${value ?? ''}${attributes}${value === null ? '; Max-Age=0' : ''}`,
  }
}

/**
 * Readable by scripts and sent within frames, as its clients expect. The token is short-lived and only allows
 * reading.
 */
export function previewCookie(token: string | null): string {
  return `${previewCookieName}=${token ?? ''}; Path=/; SameSite=None; Secure${token === null ? '; Max-Age=0' : ''}`
}

export function localeCookie(locale: string): string {
  return `${localeCookieName}=${locale}; Max-Age=${localeCookieDays * 86_400}; Path=/; SameSite=Lax`
}

export { localeCookieName, previewCookieName }
