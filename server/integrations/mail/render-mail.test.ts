/** Tests the rendering of e-mails: every template in every language, and the escaping of values. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { openMessages } from '../../messages/index.ts'
import type { MailKind } from './mail-kinds.ts'
import { mailKinds, mailTemplates } from './mail-kinds.ts'
import type { Rendering } from './render-mail.ts'
import { renderMail } from './render-mail.ts'

const rendering: Rendering = {
  messages: await openMessages(),
  publicUrl: 'https://example.org',
  siteName: async () => 'Sunprint House',
}

const hostile = '<script>alert("x")</script>&\'\r\nBcc: eve@example.org'

const hostileValues = (kind: MailKind) =>
  Object.fromEntries(
    Object.entries(mailTemplates[kind].example).map(([name, value]) => [
      name,
      ['at', 'path'].includes(name) ? value : hostile,
    ]),
  )

describe.each(interfaceLocales)('E-mails in %s', (locale) => {
  it.each(mailKinds)('contain the same in text and HTML, and no placeholder: %s', async (kind) => {
    const { example } = mailTemplates[kind]
    const { subject, text, html } = await renderMail(rendering, { kind, locale, values: example })
    for (const part of [subject, text, html.replace(/<style>.*?<\/style>/s, '')])
      expect(part).not.toMatch(/[{}]|undefined/)
    expect(html).toContain(`<html lang="${locale}" dir="ltr">`)
    for (const value of Object.values(example)) {
      if (value === example.at || value === example.path) continue
      expect(text.replaceAll('\n> ', '\n')).toContain(value)
      expect(html.replaceAll('<br>', '\n')).toContain(value)
    }
    for (const { id } of [mailTemplates[kind].subject, ...mailTemplates[kind].paragraphs])
      expect(rendering.messages.sayById(locale, id)).toBeDefined()
  })
})

describe('Values of e-mails', () => {
  it.each(mailKinds)('cannot add markup, scripts or headers: %s', async (kind) => {
    const { subject, html } = await renderMail(rendering, {
      ...{ kind, locale: 'en', values: hostileValues(kind) },
    })
    expect(html).not.toMatch(/<script|alert\("/)
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('are escaped where the name of the site contains markup', async () => {
    const named = { ...rendering, siteName: async () => '<b>House</b>' }
    const { html } = await renderMail(named, { kind: 'reset', locale: 'en', values: { username: 'Maria' } })
    expect(html).toContain('&lt;b&gt;House&lt;/b&gt;')
    expect(html).not.toContain('<b>')
  })

  it('link only to PUBLIC_URL, in the language of the recipient', async () => {
    const values = { username: 'Maria', path: '/admin/welcome#token' }
    const { text, html } = await renderMail(rendering, { kind: 'reset', locale: 'et', values })
    expect(text).toContain('https://example.org/et/admin/welcome#token')
    expect(html).toContain('href="https://example.org/et/admin/welcome#token"')
    expect(html).not.toMatch(/(?:src|url)[=(]/)
  })

  it('are in English, from left to right, for a language without messages', async () => {
    const values = { username: 'Maria', at: '2026-03-14T09:26:00.000Z', path: '/admin/account' }
    const of = (locale: Locale) => renderMail(rendering, { kind: 'new_device', locale, values })
    expect(await of('ar')).toEqual(await of('en'))
  })

  it('show times in the time zone of the recipient', async () => {
    const values = { username: 'Maria', at: '2026-03-14T09:26:00.000Z', timeZone: 'Europe/Tallinn' }
    const { text } = await renderMail(rendering, { kind: 'password_changed', locale: 'en', values })
    expect(text).toMatch(/14(?:,| March|th)? ?.*2026.*11:26/)
  })

  it('are written as the admin writes them, with 24 hours', async () => {
    const values = { username: 'Maria', at: '2026-03-14T21:05:00.000Z' }
    const { text } = await renderMail(rendering, { kind: 'password_changed', locale: 'en', values })
    expect(text).toMatch(/14 March 2026.*21:05 UTC/)
  })

  it.each(['enquiry', 'form_answer'] as const)('send a reply to the visitor: %s', async (kind) => {
    const reply = async (email: string) =>
      (await renderMail(rendering, { kind, locale: 'en', values: { ...mailTemplates[kind].example, email } }))
        .replyTo
    expect(await reply('anna@example.org')).toBe('anna@example.org')
    expect(await reply('anna@example.org\r\nBcc: eve@example.org')).toBeUndefined()
    expect(await reply('anna@example.org, eve@example.org')).toBeUndefined()
  })

  it('leave no empty quote behind', async () => {
    const values = { ...mailTemplates.review_approved.example, comment: '' }
    const { html } = await renderMail(rendering, { kind: 'review_approved', locale: 'en', values })
    expect(html).not.toContain('<blockquote')
  })

  it('keep their own direction where someone else wrote them', async () => {
    const values = { username: 'Maria', name: 'אנה', message: 'שלום!', email: 'a@example.org' }
    const { html } = await renderMail(rendering, { kind: 'enquiry', locale: 'en', values })
    expect(html).toContain('<dd dir="auto">אנה</dd>')
    expect(html).toContain('<blockquote dir="auto">שלום!</blockquote>')
  })
})
