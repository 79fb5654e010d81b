/** Access to a file: visitors may see what public content uses, users what they may read drafts of. */
import { may } from '@cyanotype/content/model/index.ts'
import type { Auth } from '../../accounts/auth/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import type { Media } from '../index.ts'
import type { StoredItem } from './find-file.ts'

export interface MediaSource {
  readonly media: Media
  readonly auth: Auth
}

export interface MediaAccess {
  readonly isPublic: boolean
  /** The file of the item was replaced, or this is the uncropped file of a crop. */
  readonly leadsOn: boolean
}

/** Undefined without access. */
export async function accessTo(
  context: Context,
  item: StoredItem,
  { media, auth }: MediaSource,
): Promise<MediaAccess | undefined> {
  const isPublic = await media.isPublic(item.id)
  const isWhole = item.bytes === undefined
  const isOurs = (!isPublic || isWhole) && (await mayReadDrafts(context, auth))
  if (!isPublic && !isOurs) return undefined
  return { isPublic, leadsOn: !item.isCurrent || (isWhole && !isOurs) }
}

async function mayReadDrafts(context: Context, auth: Auth): Promise<boolean> {
  const actor = await auth.actorOf(context.state.visitor.session)
  return actor !== undefined && may(actor, 'media.read')
}
