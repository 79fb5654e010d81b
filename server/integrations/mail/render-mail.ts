/**
 * Renders an e-mail as text and HTML. Values are escaped after the texts are put together, so that none of
 * them can contain markup. There are no images, no scripts and nothing to load from elsewhere.
 */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { interfaceLocaleOf, interfacePath, locales } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Messages } from '../../messages/index.ts'
import type { MailKind } from './mail-kinds.ts'
import { greeting, linkNote, mailTemplates } from './mail-kinds.ts'

export interface Rendering {
  readonly messages: Messages
  /** The origin of links: always PUBLIC_URL. */
  readonly publicUrl: string
  /** The name of the site in a language. */
  readonly siteName: (locale: Locale) => Promise<string>
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a reply goes, if not to the sender. */
  readonly replyTo?: string
}

export interface MailContent {
  readonly kind: MailKind
  readonly locale: Locale
  readonly values: Readonly<Record<string, string>>
}

/** The texts of a message in the language of its recipient, or in English, without any format. */
interface MailParts {
  readonly locale: Locale
  readonly site: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly quote: string | undefined
  readonly button: { readonly label: string; readonly href: string; readonly note: string } | undefined
  readonly reason: string
}

export async function renderMail(rendering: Rendering, content: MailContent): Promise<RenderedMail> {
  const parts = await partsOf(rendering, content)
  const replyTo = replyAddressOf(content)
  return { subject: parts.subject, text: textOf(parts), html: htmlOf(parts), ...(replyTo && { replyTo }) }
}

/** A visitor typed it, and it becomes a header. */
function replyAddressOf({ kind, values }: MailContent): string | undefined {
  const { replyTo = '' } = mailTemplates[kind]
  return Object.hasOwn(values, replyTo) ? z.email().safeParse(values[replyTo]).data : undefined
}

async function partsOf(
  { messages, publicUrl, siteName }: Rendering,
  { kind, locale: wanted, values: given }: MailContent,
): Promise<MailParts> {
  const template = mailTemplates[kind]
  const locale = interfaceLocaleOf(wanted)
  const site = await siteName(wanted)
  const values: Readonly<Record<string, string>> = { ...given, site, when: timeIn(locale, given) }
  const say = (message: Parameters<Messages['say']>[1]) => messages.say(locale, message, values)
  const { button, facts = [], quote } = template
  const { path } = values
  return {
    ...{ locale, site, greeting: say(greeting), reason: say(template.reason) },
    // A line break in a value must not begin another header.
    subject: say(template.subject)
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, 200),
    paragraphs: template.paragraphs.map(say),
    facts: facts.flatMap(([label, name]) => {
      const value = values[name]
      return value === undefined ? [] : [{ label: say(label), value }]
    }),
    // Without a note, a review has nothing to quote.
    quote: (quote && values[quote]) || undefined,
    button:
      button === undefined || path === undefined
        ? undefined
        : { label: say(button), note: say(linkNote), href: `${publicUrl}${interfacePath(locale, path)}` },
  }
}

/** The value `at`, in the time zone of the recipient, and as the admin writes it. */
function timeIn(locale: Locale, { at, timeZone = 'UTC' }: MailContent['values']): string {
  if (at === undefined) return ''
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const),
  })
  return format.format(new Date(at))
}

function textOf({ greeting, paragraphs, facts, quote, button, reason, site }: MailParts): string {
  const sections = [
    greeting,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote?.replace(/^/gm, '> '),
    button && `${button.label}:\n${button.href}`,
    `-- \n${reason}\n${site}`,
  ]
  return `${sections.filter((section) => section !== undefined && section !== '').join('\n\n')}\n`
}

/** What visitors and users wrote may be in a language with another direction. */
function htmlOf(parts: MailParts): string {
  const { locale, subject, greeting, paragraphs, facts, quote, button, reason, site } = parts
  const rows = facts.map(
    ({ label, value }) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd>`,
  )
  return [
    `<!doctype html>`,
    `<html lang="${locale}" dir="${locales[locale].dir}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escaped(subject)}</title><style>${style}</style></head>`,
    `<body><div class="page"><p class="site">${escaped(site)}</p><main class="card">`,
    `<h1>${escaped(subject)}</h1><p>${escaped(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`,
    quote === undefined
      ? ''
      : `<blockquote dir="auto">${escaped(quote).replaceAll('\n', '<br>')}</blockquote>`,
    button === undefined ? '' : buttonOf(button),
    `</main><p class="reason">${escaped(reason)}</p></div></body></html>`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function buttonOf({ label, href, note }: NonNullable<MailParts['button']>): string {
  const url = escaped(href)
  return (
    `<p><a class="button" href="${url}">${escaped(label)}</a></p>\n` +
    `<p class="note">${escaped(note)}<br><a href="${url}">${url}</a></p>`
  )
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#39;' },
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** Programs that drop styles show the same text in the same order. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#f3f6fa;color:#14273d;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
.page{max-width:34rem;margin:0 auto;padding:24px 16px}
.site{margin:0 0 12px;font-weight:600}
.card{display:block;background:#fff;border:1px solid #d5dfea;border-radius:10px;padding:24px}
h1{margin:0 0 16px;font-size:22px;line-height:1.25}
p{margin:0 0 16px;overflow-wrap:anywhere}
dl{margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#f3f6fa}
dt{font-size:13px;color:#52677f}
dd{margin:0 0 8px;overflow-wrap:anywhere}
blockquote{margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #1d5fa8;overflow-wrap:anywhere}
a{color:#1d5fa8}
.button{display:inline-block;padding:11px 20px;border-radius:8px;background:#1d5fa8;color:#fff;font-weight:600;text-decoration:none}
.note{margin:0;font-size:13px;color:#52677f}
.reason{margin:16px 0 0;font-size:13px;color:#52677f}
@media (prefers-color-scheme:dark){
body{background:#0d1722;color:#e4ecf5}
.card{background:#14212f;border-color:#2a3b4e}
dl{background:#0d1722}
dt,.note,.reason{color:#9db0c5}
a{color:#8fbdf0}
blockquote{border-color:#8fbdf0}
.button{background:#8fbdf0;color:#0d1722}
}
`
