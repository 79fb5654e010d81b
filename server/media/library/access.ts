/**
 * Access to a file: visitors may see what public content uses, and what their preview shows. Users may see what they may
 * read drafts of.
 */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { may } from '@cyanotype/content/model/index.ts'
import type { Auth } from '../../accounts/auth/index.ts'
import type { Db, Queries } from '../../db/index.ts'
import { isPersonal } from '../../http/calls/principal.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { cookieOf, previewCookieName } from '../../http/response/cookies.ts'
import type { MediaItem } from '../core/media-item.ts'
import { addressOf, fileKey, sourceKey } from '../core/media-item.ts'
import { findItem } from '../core/media-store.ts'
import type { Media } from '../index.ts'
import type { FileKey } from '../storage/file-store.ts'
import { inLanguage } from './media-schemas.ts'

export interface MediaSource {
  readonly media: Media
  readonly auth: Auth
  readonly previews: PreviewLinks
  /** Which websites may show public files. */
  readonly config: { readonly mediaSites: 'own' | 'any' }
}

interface PreviewLinks {
  /** What a preview link shows, or why it is not valid. */
  grantOf(token: unknown): Promise<Previewed | string>
}

/** A draft, the site at a moment, or the site with a publish set. */
interface Previewed {
  readonly draft?: { readonly id: string } | undefined
  readonly at?: string | undefined
  readonly set?: string | undefined
}

interface MediaAccess {
  readonly isPublic: boolean
  /** The file of the item was replaced, or this is the uncropped file of a crop. */
  readonly leadsOn: boolean
}

/** Undefined without access. Sets whether other websites may show the file. */
export async function accessTo(
  context: Context,
  item: StoredItem,
  source: MediaSource,
): Promise<MediaAccess | undefined> {
  const isPublic = await source.media.isPublic(item.id, !isPersonal(context.state.visitor))
  const isUncropped = item.bytes === undefined
  const isOurs = (!isPublic || isUncropped) && (await mayReadDrafts(context, source.auth))
  if (!isPublic && !isOurs && !(await isPreviewed(context, item.id, source))) return undefined
  if (isPublic && source.config.mediaSites === 'any')
    context.set('cross-origin-resource-policy', 'cross-origin')
  return { isPublic, leadsOn: !item.isCurrent || (isUncropped && !isOurs) }
}

/** With a preview link of a draft, the files of its document. With one of the site, all that documents use. */
async function isPreviewed(context: Context, id: string, { media, previews }: MediaSource): Promise<boolean> {
  const token = cookieOf(context.headers.cookie, previewCookieName)
  if (token === undefined) return false
  const grant = await previews.grantOf(token)
  if (typeof grant === 'string') return false
  const { draft, at, set } = grant
  if (at !== undefined || set !== undefined) return media.isUsed(id, undefined)
  return draft !== undefined && media.isUsed(id, draft.id)
}

async function mayReadDrafts(context: Context, auth: Auth): Promise<boolean> {
  const actor = await auth.actorOf(context.state.visitor.session)
  return actor !== undefined && may(actor, 'media.read')
}

export type MediaAddress = Pick<FileKey, 'id'> & Partial<Pick<FileKey, 'hash' | 'extension'>>

export interface StoredItem {
  readonly id: string
  readonly key: FileKey
  readonly kind: MediaItem['kind']
  readonly name: string
  /** Undefined for an uncropped file, which visitors may not see. */
  readonly bytes: number | undefined
  /** The current path of the file of the item. */
  readonly address: string
  readonly isCurrent: boolean
  readonly changedAt: Date
}

/**
 * The path of a replaced file still finds its item, so that it can redirect. An id alone means the current
 * file.
 */
export async function findStored(
  db: Db,
  queries: Queries,
  { id, hash, extension }: MediaAddress,
): Promise<StoredItem | undefined> {
  const item = await findItem(db, queries, id)
  if (item === undefined) return undefined
  const key = hash === item.source.file ? sourceKey(item) : fileKey(item)
  const isCurrent = (hash ?? key.hash) === key.hash && (extension ?? item.extension) === item.extension
  const { kind, name, file, bytes, changedAt } = item
  return {
    ...{ id, key, kind, name, isCurrent },
    bytes: key.hash === file ? bytes : undefined,
    address: addressOf(fileKey(item)),
    changedAt: new Date(changedAt),
  }
}

/** A media item as pages show it in a locale. */
export function pictureOf(item: MediaItem, locale: Locale, cdn: string | undefined): Picture {
  const { alts, captions, type, width, height, color, placeholder, focal } = item
  return {
    src: addressOf(fileKey(item)),
    type,
    // An SVG may have no size: browsers use this one then.
    width: width ?? 300,
    height: height ?? 150,
    alt: inLanguage(alts, locale),
    caption: inLanguage(captions, locale),
    color: color === null || isTransparent(placeholder) ? undefined : color,
    focal: focal ?? undefined,
    cdn,
  }
}

/**
 * Derived from the placeholder: a WebP starts with `VP8X` or `VP8L` if it has transparency, and with `VP8 `
 * otherwise.
 */
function isTransparent(placeholder: string | null): boolean {
  const start = Buffer.from(placeholder?.split(',', 2)[1]?.slice(0, 24) ?? '', 'base64')
  return start.toString('latin1', 12, 16) !== 'VP8 '
}
