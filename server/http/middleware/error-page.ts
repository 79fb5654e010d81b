/**
 * The page for errors before the site can render. It is self-contained, so that it works when nothing else
 * does. Errors that the site can render, such as an unknown page, are left to it.
 */
import type { Locale, Message } from '@cyanotype/content/model/index.ts'
import { locales, localizedPath } from '@cyanotype/content/model/index.ts'
import type { Messages } from '../../messages/index.ts'
import type { ProblemBody } from '../../problems/problem-body.ts'
import { contentPolicy, sha256 } from './security-headers.ts'

const home: Message = /*i18n*/ { id: 'error-page.home', message: 'Back to home' }

const style = `body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif;color:#14222b;
background:#f7f9fa}h1{font-size:1.5rem}a{color:#00607a}small{color:#4f616b}
@media(prefers-color-scheme:dark){body{color:#e4edf1;background:#0c161c}a{color:#5ad1f0}small{color:#9fb2bc}}`

export const errorPagePolicy = contentPolicy({ styles: [`'${sha256(style)}'`] })

export function errorPage(body: ProblemBody, locale: Locale, messages: Messages): string {
  const { dir } = locales[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${body.statusCode} - ${escapeHtml(body.title)}</title>
<style>${style}</style>
</head>
<body>
<main id="main-content">
<h1>${body.statusCode} ${escapeHtml(body.title)}</h1>
<p>${escapeHtml(body.message)}</p>
<p><a href="${localizedPath(locale, '/')}">${escapeHtml(messages.say(locale, home))}</a></p>
<p><small>${escapeHtml(body.requestId)}</small></p>
</main>
</body>
</html>
`
}

export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter)
}
