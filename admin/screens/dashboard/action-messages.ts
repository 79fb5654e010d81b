/** What somebody did to a document, in a sentence that names them; the document is named before it. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

type Worded = Exclude<Extract<AuditAction, `document.${string}`>, 'document.saved'>

const actionMessages: Readonly<Record<Worded, (who: string) => MessageDescriptor>> = {
  'document.created': (who) => msg`${who} began it`,
  'document.copied': (who) => msg`${who} made it as a copy`,
  'document.published': (who) => msg`${who} published it`,
  'document.unpublished': (who) => msg`${who} took it off the site`,
  'document.archived': (who) => msg`${who} archived it`,
  'document.unarchived': (who) => msg`${who} took it out of the archive`,
  'document.scheduled': (who) => msg`${who} planned it`,
  'document.unscheduled': (who) => msg`${who} cancelled its plan`,
  'document.schedule_failed': () => msg`It could not be published as planned`,
  'document.trashed': (who) => msg`${who} moved it to the trash`,
  'document.restored': (who) => msg`${who} took it out of the trash`,
  'document.deleted': (who) => msg`${who} deleted it for good`,
  'document.translated': (who) => msg`${who} marked its translation`,
  'document.version_named': (who) => msg`${who} named a version of it`,
  'document.version_restored': (who) => msg`${who} restored an earlier version of it`,
  'document.versions_thinned': () => msg`Its old versions were removed`,
  'document.imported': (who) => msg`${who} imported it`,
}

const sentences: ReadonlyMap<string, (who: string) => MessageDescriptor> = new Map(
  Object.entries(actionMessages),
)

/** What nobody wrote words for has changed the document in some way. */
export function describeAction(action: string, who: string, times: number): MessageDescriptor {
  if (action === 'document.saved')
    return msg`${plural(times, { one: `${who} saved it`, other: `${who} saved it # times` })}`
  return sentences.get(action)?.(who) ?? msg`${who} changed it`
}
