/** Static files: assets of the site, the admin, Storybook, images of the documentation, and media files. */
import { fileURLToPath } from 'node:url'
import { readInterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import { contentPolicy, storybookPolicy } from '../../http/middleware/security-headers.ts'
import { redirect } from '../../http/response/redirect.ts'
import type { MediaSource } from '../../media/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { AdminPageOptions } from './admin-page.ts'
import { openAdminPage } from './admin-page.ts'
import { sendMedia } from './send-media.ts'
import { isSiteIcon, sendSiteIcon } from './site-icon.ts'
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

/** Not below a language: the path of an image says its language. A page may have such a path too. */
const docsImagePath = '/docs/images/'

interface FilesOptions extends MediaSource, AdminPageOptions {}

export function serveFiles(
  folders: Folders,
  { build, isNew, sendsResets, provider, siteIdentity, ...library }: FilesOptions,
): Middleware {
  const site = openFolder(folders.site)
  const admin = openFolder(folders.admin)
  const storybook = openFolder(folders.storybook)
  const docsImages = openFolder(below('content/docs/images'))
  const sendAdminPage = openAdminPage(admin, { build, isNew, sendsResets, provider, siteIdentity })

  async function sendAsset(context: Context, folder: Folder, path: string, cacheControl = forEver) {
    if (!(await folder.send(context, path, cacheControl))) throw new Problem('not_found')
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
      const isSent = await docsImages.send(context, path.slice(docsImagePath.length), forOneHour)
      return isSent ? undefined : next()
    }
    if (isAdmin(path)) return sendAdminPage(context, path)
    if (path === '/storybook') return redirect(context, 308, '/storybook/')
    if (path.startsWith('/storybook/')) return sendStorybook(context, path.slice('/storybook/'.length))
    if (isSiteIcon(path)) return sendSiteIcon(context, path.slice(1), { site, siteIdentity })
    if (path.startsWith('/media/')) return sendMedia(context, path, library)
    return next()
  }
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
  return /^\/admin(?:\/|$)/.test(readInterfaceLocale(path).path) && !path.endsWith('/_payload.json')
}
