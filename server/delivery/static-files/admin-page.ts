/** The page of the admin, and the smaller one of sign-in, with what they show before their first request. */
import { randomBytes } from 'node:crypto'
import { isAdminPath } from '@cyanotype/content/contracts/admin-paths.ts'
import { locales, readInterfaceLocale, siteFallbacks, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { escapeHtml } from '../../http/middleware/error-handler.ts'
import { adminPolicy } from '../../http/middleware/security-headers.ts'
import { Problem } from '../../problems/problems.ts'
import { iconFromThisServer } from './site-icon.ts'
import type { ReadSiteIdentity, SiteIdentity } from './site-identity.ts'
import type { Folder } from './static-folder.ts'

export interface AdminPageOptions {
  /** The id of this build, by which an open admin notices a newer one. */
  readonly build: string
  /** Whether there is no user yet: sign-in then creates the first owner. */
  readonly isNew: () => Promise<boolean>
  /** Whether sign-in offers to reset the password by e-mail. */
  readonly sendsResets: boolean
  /** The name of the provider of OpenID Connect, where users can sign in there. */
  readonly provider: string | undefined
  /** Without it, the admin shows the name and the icon of the product. */
  readonly siteIdentity: ReadSiteIdentity
}

/**
 * Sends the same page for every admin route in every language. Its router shows the screen or an error.
 * Sign-in has a smaller page.
 */
export function openAdminPage(
  folder: Folder,
  { isNew, siteIdentity, ...facts }: AdminPageOptions,
): (context: Context, path: string) => Promise<void> {
  return async (context, path) => {
    const isSignIn = isSignInPath(path)
    const html = await folder.text(isSignIn ? 'sign-in.html' : 'index.html')
    if (html === undefined) throw new Problem('not_found')
    const nonce = randomBytes(16).toString('base64')
    context.set('content-security-policy', adminPolicy(nonce))
    context.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    // Not decoded: an escaped slash does not separate segments.
    context.status = isAdminPath(readInterfaceLocale(context.path).path) ? 200 : 404
    context.type = 'html'
    const identity = await siteIdentity(readInterfaceLocale(path).locale)
    // In the page itself, so that a first visitor does not see the sign-in form.
    const tags = metaTags({ ...facts, isNew: await isNew(), identity }) + (isSignIn ? themeTag(identity) : '')
    context.body = html
      .replace('<html lang="en">', htmlTag(path))
      .replaceAll('__NONCE__', nonce)
      .replace('<title>Cyanotype', (title) => (identity ? `<title>${escapeHtml(identity.name)}` : title))
      .replace('</head>', () => `${tags}</head>`)
  }
}

const isSignInPath = (path: string) => /^\/admin\/(?:login|welcome)$/.test(readInterfaceLocale(path).path)

/** The opening tag of an admin page, in the language of its URL. */
export function htmlTag(path: string): string {
  const { locale } = readInterfaceLocale(path)
  return `<html lang="${locale}" dir="${locales[locale].dir}">`
}

/** By these the admin knows the languages of the site and their fallbacks without a request. */
export function languageTags(): string {
  const pairs = Object.entries(siteFallbacks()).map((pair) => pair.join(':'))
  const fallbacks = pairs.length === 0 ? '' : `<meta name="fallbacks" content="${pairs.join(' ')}">`
  return `<meta name="languages" content="${siteLocales().join(' ')}">${fallbacks}`
}

interface PageFacts extends Pick<AdminPageOptions, 'build' | 'sendsResets' | 'provider'> {
  readonly isNew: boolean
  readonly identity: SiteIdentity | undefined
}

function metaTags({ build, isNew, sendsResets, provider, identity }: PageFacts): string {
  const first = isNew ? '<meta name="setup" content="open">' : ''
  const resets = sendsResets ? '<meta name="mail" content="on">' : ''
  const signIn = provider === undefined ? '' : `<meta name="provider" content="${escapeHtml(provider)}">`
  return `<meta name="build" content="${build}">${languageTags()}${first}${resets}${signIn}${identityTags(identity)}`
}

/** By these the admin shows the name and the icon of the organisation without a request. */
function identityTags(identity: SiteIdentity | undefined): string {
  if (identity === undefined) return ''
  const { name, icon } = identity
  const picture = icon && `<meta name="site-icon" content="${escapeHtml(iconFromThisServer(icon, 48))}">`
  return `<meta name="site-name" content="${escapeHtml(name)}">${picture ?? ''}`
}

/** Sign-in looks like the site. The admin keeps the colours of the product, in which red means danger. */
const themeTag = (identity: SiteIdentity | undefined) =>
  identity?.stylesheet === undefined ? '' : `<link rel="stylesheet" href="${identity.stylesheet}">`
