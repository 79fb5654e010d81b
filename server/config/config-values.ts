/** How environment variables are described, and the kinds of values that several of them share. */
import { isIP } from 'node:net'
import { z } from 'zod'

export interface Variable<Value> {
  /** What it is for, as shown in the table of the README. */
  readonly about: string
  /** What it accepts, as shown in the error for an invalid value. */
  readonly takes: string
  /** The default as text, if there is one to show. */
  readonly standard?: string
  readonly schema: z.ZodType<Value, string>
}

export function variable<Value>(of: Variable<Value>): Variable<Value> {
  return of
}

export const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(name)

export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** An origin for which a secure cookie is possible: https, or plain http that never leaves the machine. */
export const publicOrigin = z
  .string()
  .refine((text) => {
    const { protocol, hostname, pathname, search } = URL.parse(text) ?? {}
    if (hostname === undefined || pathname !== '/' || search !== '') return false
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  })
  .transform((text) => new URL(text).origin)
