/**
 * Endpoints for tabs that were opened before a new build: the id of the newest build, the rules of a build,
 * and the messages of a language. See the wire formats, sections 2 and 3.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site, SiteInfo } from '@cyanotype/content/contracts/site-renderer.ts'
import { isInterfaceLocale } from '@cyanotype/content/model/index.ts'
import type { Context, Middleware } from '../../http/calls/request-context.ts'
import { dataPolicy } from '../../http/middleware/security-headers.ts'
import { Problem } from '../../problems/problems.ts'
import type { SiteMessagesOf } from './site-messages.ts'

export interface Builds {
  readonly info: BuildInfo
  readonly middleware: Middleware
}

interface BuildsOptions {
  /** The folders of the built site and admin. */
  readonly folders: readonly string[]
  /** The messages of the site in a locale, in the syntax of its clients. */
  readonly messagesOf: SiteMessagesOf
}

const manifests = /^(?:\/_nuxt)?\/builds\/(?:(latest)|meta\/([^/]+))\.json$/
const messages = /^\/_i18n\/(?:([^/]+)\/)?([^/]+)\/messages\.json$/
const forEver = 'public, max-age=31536000, immutable'

export function openBuilds({ folders, messagesOf }: BuildsOptions): Builds {
  const info = readBuildInfo(...folders)

  function sendManifest(context: Context, isLatest: boolean, id: string): void {
    if (isLatest) sendJson(context, info, 'no-cache')
    else if (id === info.id) sendJson(context, { ...info, ...rules }, forEver)
    else throw new Problem('not_found')
  }

  async function sendMessages(context: Context, id: string | undefined, code: string): Promise<void> {
    if (!isInterfaceLocale(code)) throw new Problem('no_such_locale', { locale: code })
    const isReloaded = /\bno-cache\b/.test(context.get('cache-control'))
    const { messages, changedAt } = await messagesOf(code, { isReloaded })
    context.set('last-modified', changedAt.toUTCString())
    // Tabs with an old build id get the current messages, which they must not cache for long.
    sendJson(context, { [code]: messages }, id === info.id ? 'public, max-age=86400' : 'public, max-age=10')
  }

  return {
    info,
    async middleware(context, next) {
      if (context.method !== 'GET' && context.method !== 'HEAD') return next()
      const manifest = manifests.exec(context.path)
      if (manifest !== null) return sendManifest(context, manifest[1] !== undefined, manifest[2] ?? '')
      const match = messages.exec(context.path)
      if (match !== null) return sendMessages(context, match[1], match[2] ?? '')
      if (context.path === '/_i18n/messages.json') throw new Problem('locale_missing')
      return next()
    },
  }
}

/** The build of site and admin: the same on every machine that runs it, different for every build. */
interface BuildInfo {
  readonly id: string
  /** In milliseconds, as clients expect. */
  readonly timestamp: number
}

/**
 * File names in a build contain content hashes, so the id is a hash of the names. Without a build, there is a
 * fixed id.
 */
export function readBuildInfo(...folders: readonly string[]): BuildInfo {
  const built = folders.filter((folder) => existsSync(folder))
  const files = built.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => ({ name, path: join(folder, name) })),
  )
  const hash = createHash('sha256')
    .update(files.map(({ name }) => name).join('\n'))
    .digest('hex')
  const times = files.map(({ path }) => Math.floor(statSync(path).mtimeMs))
  return {
    id: [
      hash.slice(0, 8),
      hash.slice(8, 12),
      hash.slice(12, 16),
      hash.slice(16, 20),
      hash.slice(20, 32),
    ].join('-'),
    timestamp: Math.max(0, ...times),
  }
}

/** No page is the same in every state of the content, so none is listed: clients then load pages normally. */
const rules = { matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }

function sendJson(context: Context, value: unknown, cacheControl: string): void {
  const text = JSON.stringify(value)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  context.status = 200
  context.set({ etag: `W/"${hash}"`, 'cache-control': cacheControl, 'content-security-policy': dataPolicy })
  context.body = text
  context.set('content-type', 'application/json; charset=utf-8')
  if (context.fresh) context.status = 304
}

/** Wraps the site so that every render receives what is the same for all pages. */
export function withSiteInfo(site: Site, siteInfo: SiteInfo, imageCdn: string | undefined): Site {
  const pictures = imageCdn === undefined ? {} : { pictures: [imageCdn] }
  return {
    ...site,
    render: async (request) => ({ ...(await site.render({ ...request, siteInfo })), ...pictures }),
  }
}
