/** Labels for what the audit log records. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const auditActionLabels: Readonly<Record<AuditAction, MessageDescriptor>> = {
  'document.created': msg`Document begun`,
  'document.saved': msg`Document saved`,
  'document.copied': msg`Document copied`,
  'document.published': msg`Document published`,
  'document.unpublished': msg`Document taken off the site`,
  'document.archived': msg`Document archived`,
  'document.unarchived': msg`Document taken out of the archive`,
  'document.scheduled': msg`Document planned`,
  'document.unscheduled': msg`Plan cancelled`,
  'document.schedule_failed': msg`Plan failed`,
  'document.trashed': msg`Document moved to the trash`,
  'document.restored': msg`Document restored`,
  'document.deleted': msg`Document deleted for good`,
  'document.translated': msg`Translation marked`,
  'document.imported': msg`Document imported`,
  'document.version_named': msg`Version named`,
  'document.version_restored': msg`Version restored`,
  'document.versions_thinned': msg`Old versions removed`,
  'media.uploaded': msg`File uploaded`,
  'media.changed': msg`File described`,
  'media.replaced': msg`File replaced`,
  'media.trashed': msg`File moved to the trash`,
  'media.restored': msg`File restored`,
  'media.deleted': msg`File deleted for good`,
  'media.imported': msg`File imported`,
  'media.folder.created': msg`Folder made`,
  'media.folder.changed': msg`Folder changed`,
  'media.folder.deleted': msg`Folder deleted`,
  'session.begun': msg`Signed in`,
  'session.renewed': msg`Signed in again`,
  'session.refused': msg`Sign-in refused`,
  'session.ended': msg`Signed out`,
  'user.created': msg`Person added`,
  'user.invited': msg`Person invited`,
  'user.changed': msg`Person changed`,
  'user.disabled': msg`Account locked`,
  'user.enabled': msg`Account unlocked`,
  'user.password': msg`Password changed`,
  'user.linked': msg`Link sent to a person`,
  'user.deleted': msg`Person deleted`,
  'enquiry.received': msg`Message received`,
  'enquiry.changed': msg`Message marked`,
  'enquiry.deleted': msg`Message deleted`,
  'enquiry.forgotten': msg`Old messages deleted`,
  'preferences.changed': msg`Own settings changed`,
  'view.created': msg`View kept`,
  'view.changed': msg`View changed`,
  'view.deleted': msg`View forgotten`,
  'preview.opened': msg`Preview opened`,
  'preview.closed': msg`Preview closed`,
  'webhook.created': msg`Webhook added`,
  'webhook.changed': msg`Webhook changed`,
  'webhook.renewed': msg`Secret of a webhook renewed`,
  'webhook.tested': msg`Test sent to a webhook`,
  'webhook.resent': msg`Delivery of a webhook sent again`,
  'webhook.paused': msg`Webhook paused`,
  'webhook.resumed': msg`Webhook goes on`,
  'webhook.deleted': msg`Webhook deleted`,
  'audit.cut': msg`Old entries of this trail removed`,
}

const labels: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(auditActionLabels))

/** An action that this version does not know keeps its stored name. */
export function actionLabel(i18n: I18n, action: string): string {
  const words = labels.get(action)
  return words === undefined ? action : i18n._(words)
}

const subjectLabels: ReadonlyMap<string, MessageDescriptor> = new Map<string, MessageDescriptor>([
  ...Object.entries(model).map(([name, { labelOne }]) => [name, labelOne] as const),
  ['media', msg`File`],
  ['media-folder', msg`Folder`],
  ['user', msg`Person`],
  ['enquiry', msg`Message`],
  ['preview', msg`Preview`],
  ['view', msg`View`],
  ['preferences', msg`Own settings`],
  ['webhook', msg`Webhook`],
])

/** Label for the subject of an entry: a document type, or another kind of object. */
export function subjectLabel(i18n: I18n, type: string | null): string {
  const words = subjectLabels.get(type ?? '')
  return words === undefined ? (type ?? '') : i18n._(words)
}

const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  at: msg`Planned for`,
  autosave: msg`Saved automatically`,
  count: msg`How many`,
  device: msg`Device`,
  layer: msg`Language`,
  layers: msg`Languages`,
  locale: msg`Language`,
  locales: msg`Languages`,
  name: msg`Name`,
  page: msg`Page`,
  role: msg`Role`,
  status: msg`Status`,
  version: msg`Version`,
}

/** Label for a detail of an entry. Technical details keep their stored name. */
export function detailLabel(i18n: I18n, name: string): string {
  const words = Object.hasOwn(detailLabels, name) ? detailLabels[name] : undefined
  return words === undefined ? name : i18n._(words)
}
