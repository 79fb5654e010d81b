/** Pages for one person, who is signed in or looks at a preview: never kept, neither here nor anywhere else. */
import type { IncomingMessage } from 'node:http'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { RenderRequest, Site } from '@cyanotype/content/render.ts'
import type { Config } from '../config.ts'
import type { Documents } from '../documents/index.ts'
import type { Context } from '../http/context.ts'
import { previewCookie } from '../http/cookies.ts'
import { sitePolicy } from '../http/headers.ts'
import type { Redirects } from '../redirects/index.ts'
import { answerRendered } from './answer-rendered.ts'
import { elsewhere } from './lead-elsewhere.ts'
import type { PreviewMode } from './preview-mode.ts'

export interface PersonalPageOptions {
  readonly site: Site
  readonly documents: Documents
  readonly redirects: Redirects
  readonly origin: string
  readonly config: Pick<Config, 'previewHost'>
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
  { grant, keep }: PreviewMode,
  options: PersonalPageOptions,
): Promise<void> {
  const { site, documents, origin, development } = options
  const reader = documents.openReader({ draft: grant })
  const url = context.req.url ?? '/'
  const hosts = grant === undefined ? [] : await previewHosts(options)
  const preview: RenderRequest['preview'] = grant !== undefined && { shows: 'document', hosts }
  const made = await site.render({ url, origin, reader, preview })
  const rendered = await elsewhere(url, made, options.redirects)
  context.set('cache-control', 'private, no-store')
  if (keep !== undefined) context.append('set-cookie', previewCookie(keep))
  const ancestors = grant && ["'self'", ...hosts]
  if (grant !== undefined) context.set('x-robots-tag', 'noindex')
  answerRendered(context, rendered, development ? undefined : sitePolicy(rendered, ancestors))
}

/** The origins that the settings name, as far as they are origins. */
async function previewHosts({ documents, config }: PersonalPageOptions): Promise<string[]> {
  const settings = await documents.openReader().single('settings', defaultLocale)
  const named = [config.previewHost, ...(settings?.data.previewHosts ?? [])]
  return named.flatMap((host) => {
    const url = host === undefined ? null : URL.parse(host)
    return url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
}
