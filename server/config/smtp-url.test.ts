/** Tests the variables of e-mail. */
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const beside = { MAIL_FROM: 'Sunprint House <noreply@example.org>', PUBLIC_URL: 'https://house.example' }
const mailOf = (SMTP_URL: string) => readConfig({ ...beside, SMTP_URL }).mail

describe('SMTP_URL', () => {
  it('names a mail server, whose connection must be encrypted unless it is on this machine', () => {
    expect(mailOf('smtps://me%40example.org:p%3Aw@smtp.example.org')).toEqual({
      server: {
        ...{ host: 'smtp.example.org', port: 465, secure: true, requireTLS: false },
        auth: { user: 'me@example.org', pass: 'p:w' },
      },
      from: beside.MAIL_FROM,
      publicUrl: 'https://house.example',
    })
    expect(mailOf('smtp://smtp.example.org')?.server).toMatchObject({
      ...{ port: 587, secure: false, requireTLS: true, auth: undefined },
    })
    expect(mailOf('smtp://localhost:25')?.server).toMatchObject({ port: 25, requireTLS: false })
    expect(mailOf('smtp://[::1]:25')?.server.host).toBe('::1')
  })

  it.each(['https://smtp.example.org', 'smtp://', 'smtp://a/b', 'smtp://a?tls=no', 'smtp://%zz@a', 'a'])(
    'is rejected without showing it when it is %s',
    (url) => expect(() => mailOf(url)).toThrow(/^SMTP_URL must be a URL such as/),
  )

  it.each([
    ['MAIL_FROM', 'SMTP_URL is set, but MAIL_FROM is not. Set both.'],
    ['PUBLIC_URL', 'SMTP_URL is set, but PUBLIC_URL is not. Links in e-mails need it. Set both.'],
  ])('requires %s', (name, message) => {
    const env = { ...beside, SMTP_URL: 'smtp://localhost', [name]: '' }
    expect(() => readConfig(env)).toThrow(message)
  })
})

describe('MAIL_FROM', () => {
  it.each(['noreply@example.org', 'Sunprint House <noreply@example.org>', '"Sun, print" <a@example.org>'])(
    'may be %s',
    (from) => expect(readConfig({ MAIL_FROM: from }).mail).toBeUndefined(),
  )

  it.each(['Sunprint House', 'a@example.org, b@example.org', 'A\r\nBcc: b@example.org <a@example.org>'])(
    'may not be %j',
    (from) => expect(() => readConfig({ MAIL_FROM: from })).toThrow(/^MAIL_FROM must be/),
  )
})
