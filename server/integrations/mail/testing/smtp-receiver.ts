/**
 * A mail server on this machine for tests: it records what it gets, and answers as the test says. It accepts no
 * password.
 */
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import type { MailConfig } from '../../../config/config.ts'
import { closeAtEnd } from '../../../testing/cleanup-registry.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** The message with its headers, as it was sent. */
  readonly source: string
  /** Both parts, decoded. */
  readonly content: string
}

export interface SmtpReceiver {
  readonly port: number
  readonly mails: ReceivedMail[]
  readonly config: MailConfig
  /** The response to a recipient, such as `550 No such user`. `250 OK` by default. */
  replyTo: (recipient: string) => string
  close(): Promise<void>
}

export async function openSmtpReceiver(): Promise<SmtpReceiver> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    handleSession(socket, receiver)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  closeAtEnd(close)
  const place = { host: '127.0.0.1', port, secure: false, requireTLS: false, auth: undefined }
  const receiver: SmtpReceiver = {
    ...{ port, mails: [], close, replyTo: () => '250 OK' },
    config: { server: place, from: 'Cyanotype <noreply@example.org>', publicUrl: 'https://example.org' },
  }
  return receiver
}

function handleSession(socket: Socket, receiver: SmtpReceiver): void {
  let [from, to, buffered, isData] = ['', '', '', false]
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

  function replyOf(name: string, line: string): string {
    switch (name) {
      case 'EHLO':
        return '250-here\r\n250-AUTH PLAIN\r\n250 SIZE 1000000'
      case 'AUTH':
        return '535 Wrong user name or password'
      case 'MAIL':
        from = addressIn(line)
        return '250 OK'
      case 'RCPT':
        to = addressIn(line)
        return receiver.replyTo(to)
      case 'DATA':
        isData = true
        return '354 Go on'
      default:
        return name === 'QUIT' ? '221 Bye' : '250 OK'
    }
  }

  socket.setEncoding('utf8').on('data', (chunk) => {
    buffered += chunk
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = buffered.indexOf(end)
      if (at < 0) return
      const text = buffered.slice(0, at)
      buffered = buffered.slice(at + end.length)
      if (!isData) say(replyOf(text.slice(0, 4).toUpperCase(), text))
      else {
        isData = false
        receiver.mails.push({ from, to, source: text, content: decoded(text) })
        say('250 Accepted')
      }
    }
  })
  say('220 here')
}

/** The parts of a message as text: headers decoded, quoted-printable and base64 resolved. */
function decoded(source: string): string {
  return source
    .split(/\r\n--[^\r\n]+(?:--)?\r\n?/)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n')
      const [head, body] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 4)]
      return `${headersOf(head)}\n\n${bodyOf(head, body)}`
    })
    .join('\n')
}

function bodyOf(head: string, body: string): string {
  if (/quoted-printable/i.test(head)) return unquoted(body.replaceAll('=\r\n', ''))
  return /transfer-encoding: base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body
}

function headersOf(head: string): string {
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquoted(text.replaceAll('_', ' ')),
    )
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
