/** Pages for one person, who is signed in or looks at a preview: never kept, neither here nor anywhere else. */
import type { IncomingMessage } from 'node:http'
import type { RenderRequest, Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import type { Redirects } from '../../content-quality/redirects/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { sitePolicy } from '../../http/middleware/security-headers.ts'
import { previewCookie } from '../../http/response/cookies.ts'
import { redirectOrGone } from './not-found-redirect.ts'
import { queryOf } from './page-url.ts'
import type { PreviewMode } from './preview-mode.ts'
import { logRenderError } from './render-errors.ts'
import { answerRendered } from './send-rendered.ts'

export interface PersonalPageOptions {
  readonly site: Site
  readonly documents: Documents
  readonly redirects: Redirects
  readonly origin: string
  readonly config: Pick<Config, 'previewHost' | 'stagingHost'>
  readonly log: Logger
  /** In development the look changes without anything being published, and its scripts change with every save. */
  readonly development: boolean
}

const personalCookie = /(?:^|;\s*)(?:__Host-session|session|previewToken)=/

/** Whatever they see is theirs alone, in every cache between here and them: by the look of the request, unchecked. */
export function isPersonal({ headers, url = '' }: IncomingMessage): boolean {
  if (headers.authorization !== undefined || /[?&]preview(?:[=&]|$)/.test(url)) return true
  return headers.cookie !== undefined && personalCookie.test(headers.cookie)
}

export async function answerPersonally(
  context: Context,
  mode: PreviewMode,
  options: PersonalPageOptions,
): Promise<void> {
  const { site, documents, origin, development } = options
  const { grant, refusal, cookie } = mode
  const reader = documents.openReader({ draft: grant?.draft, at: momentOf(grant) })
  const url = context.req.url ?? '/'
  const preview = await previewOf(url, mode, options)
  const request = { url, origin, reader, preview }
  const made = await site.render(request)
  logRenderError(context, made, options.log)
  const renderGone = () => site.render({ ...request, isDeleted: true })
  const rendered = await redirectOrGone(url, made, options.redirects, renderGone)
  context.set('cache-control', 'private, no-store')
  if (cookie !== undefined) context.append('set-cookie', previewCookie(cookie))
  // The token is in the address until the page’s script has taken it out.
  if (grant !== undefined || refusal !== undefined)
    context.set({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  const ancestors = typeof preview === 'object' ? ["'self'", ...preview.hosts] : undefined
  answerRendered(context, rendered, development ? undefined : sitePolicy(rendered, ancestors))
}

function momentOf(grant: PreviewMode['grant']): Date | undefined {
  return grant?.at === undefined ? undefined : new Date(grant.at)
}

async function previewOf(
  url: string,
  { grant, refusal, isGiven, cookie }: PreviewMode,
  options: PersonalPageOptions,
): Promise<RenderRequest['preview']> {
  if (grant === undefined) return refusal ?? (cookie === null && 'ended')
  const { previewHost, stagingHost } = options.config
  const api = (queryOf(url).has('staging') ? stagingHost : undefined) ?? previewHost
  return {
    shows: grant.draft === undefined ? 'site' : 'document',
    hosts: await previewHosts(options),
    ...(grant.at !== undefined && { at: grant.at }),
    ...(isGiven && api !== undefined && { api }),
  }
}

/** Who may show previews in a frame: the configured hosts, and those that the settings name, as far as they are origins. */
async function previewHosts({ documents, config }: PersonalPageOptions): Promise<string[]> {
  const settings = await documents.openReader().single('settings', defaultLocale)
  const named = [config.previewHost, config.stagingHost, ...(settings?.data.previewHosts ?? [])]
  return named.flatMap((host) => {
    const url = host === undefined ? null : URL.parse(host)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
}
