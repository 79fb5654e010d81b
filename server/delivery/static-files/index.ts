/** Static files: assets of the site, the admin, Storybook, images of the documentation, and media files. */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { isAdminPath } from '@cyanotype/content/contracts/admin-paths.ts'
import { locales, readLocale } from '@cyanotype/content/model/index.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import { escapeHtml } from '../../http/middleware/error-handler.ts'
import { adminPolicy, contentPolicy, storybookPolicy } from '../../http/middleware/security-headers.ts'
import { redirect } from '../../http/response/redirect.ts'
import type { MediaSource } from '../../media/index.ts'
import { Problem } from '../../problems/problems.ts'
import { sendMedia } from './send-media.ts'
import type { Folder } from './static-folder.ts'
import { openFolder } from './static-folder.ts'

/** The folders of the builds. Tests replace them. */
export interface Folders {
  readonly site: string
  readonly admin: string
  readonly storybook: string
}

const below = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
export const builtFolders: Folders = {
  site: below('site/dist/client'),
  admin: below('admin/dist'),
  storybook: below('dist/storybook'),
}

const forEver = 'public, max-age=31536000, immutable'
const forOneHour = 'public, max-age=3600'

/** Not below a language: the path of an image says its language. */
const docsImagePath = '/docs/images/'

interface FilesOptions extends MediaSource {
  /** The id of this build, by which an open admin notices a newer one. */
  readonly build: string
  /** Whether there is no user yet: sign-in then creates the first owner. */
  readonly isNew: () => Promise<boolean>
  /** Whether sign-in offers to reset the password by e-mail. */
  readonly sendsResets: boolean
  /** The name of the provider of OpenID Connect, where users can sign in there. */
  readonly provider: string | undefined
}

export function serveFiles(
  folders: Folders,
  { build, isNew, sendsResets, provider, ...library }: FilesOptions,
): Middleware {
  const site = openFolder(folders.site)
  const admin = openFolder(folders.admin)
  const storybook = openFolder(folders.storybook)
  const docsImages = openFolder(below('content/docs/images'))

  async function sendAsset(context: Context, folder: Folder, path: string, cacheControl = forEver) {
    if (!(await folder.send(context, path, cacheControl))) throw new Problem('not_found')
  }

  /**
   * Sends the same page for every admin route in every language. Its router shows the screen or an error.
   * Sign-in has a smaller page.
   */
  async function sendAdmin(context: Context, path: string): Promise<void> {
    const html = await admin.text(isSignInPath(path) ? 'sign-in.html' : 'index.html')
    if (html === undefined) throw new Problem('not_found')
    const nonce = randomBytes(16).toString('base64')
    context.set('content-security-policy', adminPolicy(nonce))
    context.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    // Not decoded: an escaped slash does not separate segments.
    context.status = isAdminPath(readLocale(context.path).path) ? 200 : 404
    context.type = 'html'
    // In the page itself, so that a first visitor does not see the sign-in form.
    const told = signsFor({ build, isNew: await isNew(), sendsResets, provider })
    context.body = html
      .replace('<html lang="en">', htmlTag(path))
      .replaceAll('__NONCE__', nonce)
      .replace('</head>', () => `${told}</head>`)
  }

  async function sendStorybook(context: Context, path: string): Promise<void> {
    const name = path === '' ? 'index.html' : path
    const html = name.endsWith('.html') ? await storybook.text(name) : undefined
    if (html !== undefined) context.set('content-security-policy', storybookPolicy(html))
    if (await storybook.send(context, name, 'no-cache')) return
    if (path !== '' || (await storybook.text('index.html')) !== undefined) throw new Problem('not_found')
    sendBeingBuilt(context)
  }

  return async (context, next) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') return next()
    const path = decodeURIComponent(context.path)
    if (path.startsWith('/assets/')) return sendAsset(context, site, path.slice(1))
    if (path.startsWith('/admin/assets/')) return sendAsset(context, admin, path.slice('/admin/'.length))
    if (path.startsWith(docsImagePath)) {
      return sendAsset(context, docsImages, path.slice(docsImagePath.length), forOneHour)
    }
    if (isAdmin(path)) return sendAdmin(context, path)
    if (path === '/storybook') return redirect(context, 308, '/storybook/')
    if (path.startsWith('/storybook/')) return sendStorybook(context, path.slice('/storybook/'.length))
    if (siteIcon.test(path)) return sendIcon(context, site, path.slice(1))
    if (path.startsWith('/media/')) return sendMedia(context, path, library)
    return next()
  }
}

interface PageSigns {
  readonly build: string
  readonly isNew: boolean
  readonly sendsResets: boolean
  readonly provider: string | undefined
}

function signsFor({ build, isNew, sendsResets, provider }: PageSigns): string {
  const first = isNew ? '<meta name="setup" content="open">' : ''
  const resets = sendsResets ? '<meta name="mail" content="on">' : ''
  const there = provider === undefined ? '' : `<meta name="provider" content="${escapeHtml(provider)}">`
  return `<meta name="build" content="${build}">${first}${resets}${there}`
}

/** Shown at `/storybook` until it is built, which happens after the start. It reloads by itself. */
const beingBuilt = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Storybook is being built</title>
</head>
<body>
<main>
<h1>Storybook is being built</h1>
<p>The first build takes about a minute. This page reloads automatically.</p>
</main>
</body>
</html>
`

function sendBeingBuilt(context: Context): void {
  context.status = 503
  context.set({
    'cache-control': 'no-store',
    'retry-after': '5',
    'content-security-policy': contentPolicy({}),
  })
  context.type = 'html'
  context.body = beingBuilt
}

/** The admin has no payloads. The site rejects such a URL. */
function isAdmin(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(readLocale(path).path) && !path.endsWith('/_payload.json')
}

/** The opening tag of an admin page, in the language of its URL. */
export function htmlTag(path: string): string {
  const { locale } = readLocale(path)
  return `<html lang="${locale}" dir="${locales[locale].dir}">`
}

const isSignInPath = (path: string) => /^\/admin\/(?:login|welcome)$/.test(readLocale(path).path)

/** Browsers and phones request these by themselves, and the manifest names them. */
const siteIcon = /^\/(?:favicon\.ico|icon\.svg|(?:apple-touch-icon|icon-[a-z0-9-]+)\.png)$/

/** Without a build there is no icon, which is no error: pages bring their own. */
async function sendIcon(context: Context, site: Folder, name: string): Promise<void> {
  if (await site.send(context, name, 'public, max-age=86400')) return
  if (name !== 'favicon.ico') throw new Problem('not_found')
  context.status = 204
  context.set('cache-control', 'public, max-age=86400')
}
