/** Whether an address is one that deliveries may go to, and why not, in words that are translated. */
import type { Message } from '@cyanotype/content/model/index.ts'
import { isCallable } from '../../outbound-fetch/index.ts'
import { Problem } from '../../problems/problems.ts'

const reasons = {
  noAddress: /*i18n*/ {
    id: 'webhook.no_address',
    message: 'Give a whole address, such as https://example.org/hook.',
  },
  plain: /*i18n*/ {
    id: 'webhook.plain',
    message: 'Use an address that begins with https://. Plain http is used only where the settings allow it.',
  },
  closed: /*i18n*/ {
    id: 'webhook.closed',
    message: 'Only addresses on the public internet can be called, without a port, name or password in them.',
  },
} as const satisfies Record<string, Message>

interface Rules {
  readonly allowsPlain: boolean
  readonly loopbackPorts: readonly number[]
}

/** As browsers write it. Where its name leads is asked at each try. */
export function checkedAddress(text: string, { allowsPlain, loopbackPorts }: Rules): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) throw refused('noAddress')
  if (url.protocol === 'http:' && !allowsPlain) throw refused('plain')
  if (!isCallable(url, loopbackPorts)) throw refused('closed')
  url.hash = ''
  return url.href
}

function refused(reason: keyof typeof reasons): Problem {
  const { id: code, message } = reasons[reason]
  return new Problem('invalid_request', {}, { fields: [{ path: ['url'], message, code }] })
}
