/** Labels for what the audit log records. */
import type { AuditAction } from '@cyanotype/content/contracts/audit-actions.ts'
import { model } from '@cyanotype/content/model/index.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const auditActionLabels: Readonly<Record<AuditAction, MessageDescriptor>> = {
  'document.created': msg`Document created`,
  'document.saved': msg`Document saved`,
  'document.copied': msg`Document duplicated`,
  'document.published': msg`Document published`,
  'document.unpublished': msg`Document unpublished`,
  'document.archived': msg`Document archived`,
  'document.unarchived': msg`Document unarchived`,
  'document.scheduled': msg`Document scheduled`,
  'document.unscheduled': msg`Schedule cancelled`,
  'document.schedule_failed': msg`Scheduled action failed`,
  'document.trashed': msg`Document moved to trash`,
  'document.restored': msg`Document restored`,
  'document.deleted': msg`Document deleted permanently`,
  'document.translated': msg`Translation marked as up to date`,
  'document.imported': msg`Document imported`,
  'translation.exported': msg`Translations exported`,
  'translation.imported': msg`Translations imported`,
  'translation.machine': msg`Text translated by machine`,
  'translation.confirmed': msg`Machine translation confirmed`,
  'document.version_named': msg`Version named`,
  'document.version_restored': msg`Version restored`,
  'document.versions_thinned': msg`Old versions deleted`,
  'comment.created': msg`Comment added`,
  'comment.changed': msg`Comment changed`,
  'comment.deleted': msg`Comment deleted`,
  'comment.resolved': msg`Comment thread resolved`,
  'comment.reopened': msg`Comment thread reopened`,
  'review.requested': msg`Review requested`,
  'review.approved': msg`Review approved`,
  'review.changes_requested': msg`Changes requested`,
  'review.withdrawn': msg`Review withdrawn`,
  'review.rule_changed': msg`Review rule changed`,
  'media.uploaded': msg`File uploaded`,
  'media.changed': msg`File details changed`,
  'media.replaced': msg`File replaced`,
  'media.trashed': msg`File moved to trash`,
  'media.restored': msg`File restored`,
  'media.deleted': msg`File deleted permanently`,
  'media.imported': msg`File imported`,
  'media.folder.created': msg`Folder created`,
  'media.folder.changed': msg`Folder changed`,
  'media.folder.deleted': msg`Folder deleted`,
  'session.begun': msg`Signed in`,
  'session.renewed': msg`Password confirmed`,
  'session.refused': msg`Sign-in failed`,
  'session.ended': msg`Signed out`,
  'user.created': msg`User added`,
  'user.invited': msg`User invited`,
  'user.changed': msg`User changed`,
  'user.disabled': msg`Account disabled`,
  'user.enabled': msg`Account enabled`,
  'user.password': msg`Password changed`,
  'user.linked': msg`Link created for user`,
  'user.deleted': msg`User deleted`,
  'token.created': msg`API token created`,
  'token.revoked': msg`API token revoked`,
  'factor.added': msg`Two-step verification method added`,
  'factor.changed': msg`Passkey renamed`,
  'factor.removed': msg`Two-step verification method removed`,
  'factor.recovery_codes': msg`Recovery codes created`,
  'factor.recovery_used': msg`Recovery code used`,
  'factor.required': msg`Roles with two-step verification changed`,
  'identity.linked': msg`Account linked to the sign-in provider`,
  'identity.unlinked': msg`Account unlinked from the sign-in provider`,
  'personal_data.exported': msg`Personal data exported`,
  'personal_data.erased': msg`Personal data deleted`,
  'enquiry.received': msg`Message received`,
  'enquiry.changed': msg`Message status changed`,
  'enquiry.deleted': msg`Message deleted`,
  'enquiry.forgotten': msg`Old messages deleted`,
  'form_answer.received': msg`Form answer received`,
  'form_answer.changed': msg`Form answer status changed`,
  'form_answer.deleted': msg`Form answer deleted`,
  'form_answer.forgotten': msg`Old form answers deleted`,
  'feedback.comment_deleted': msg`Comment on a page deleted`,
  'feedback.deleted': msg`Feedback on a page deleted`,
  'feedback.expired': msg`Old page feedback deleted`,
  'preferences.changed': msg`Preferences changed`,
  'view.created': msg`View saved`,
  'view.changed': msg`View changed`,
  'view.deleted': msg`View deleted`,
  'preview.opened': msg`Preview opened`,
  'preview.closed': msg`Preview closed`,
  'webhook.created': msg`Webhook added`,
  'webhook.changed': msg`Webhook changed`,
  'secret.replaced': msg`Secret of the site replaced`,
  'webhook.renewed': msg`Webhook secret replaced`,
  'webhook.tested': msg`Webhook test sent`,
  'webhook.resent': msg`Webhook delivery retried`,
  'webhook.paused': msg`Webhook paused`,
  'webhook.resumed': msg`Webhook resumed`,
  'webhook.deleted': msg`Webhook deleted`,
  'mail.tested': msg`Test e-mail sent`,
  'mail.resent': msg`E-mail sent again`,
  'backup.created': msg`Backup started`,
  'backup.downloaded': msg`Backup downloaded`,
  'backup.schedule_changed': msg`Backup schedule changed`,
  'backup.restore_started': msg`Restore started`,
  'backup.restored': msg`Backup restored`,
  'demonstration.kept': msg`Empty start declined`,
  'demonstration.removed': msg`Demonstration content removed`,
  'demonstration.restored': msg`Demonstration content restored`,
  'import.started': msg`Import started`,
  'import.finished': msg`Import finished`,
  'audit.cut': msg`Old audit log entries deleted`,
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
  ['user', msg`User`],
  ['enquiry', msg`Message`],
  ['form-answer', msg`Form answer`],
  ['page-feedback', msg`Page feedback`],
  ['preview', msg`Preview`],
  ['view', msg`View`],
  ['preferences', msg`Preferences`],
  ['webhook', msg`Webhook`],
  ['mail', msg`E-mail`],
  ['token', msg`API token`],
  ['demonstration', msg`Demonstration content`],
  ['import', msg`Import`],
])

/** Label for the subject of an entry: a document type, or another kind of object. */
export function subjectLabel(i18n: I18n, type: string | null): string {
  const words = subjectLabels.get(type ?? '')
  return words === undefined ? (type ?? '') : i18n._(words)
}

const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  at: msg`Scheduled for`,
  autosave: msg`Autosave`,
  count: msg`Count`,
  device: msg`Device`,
  layer: msg`Language`,
  layers: msg`Languages`,
  locale: msg`Language`,
  locales: msg`Languages`,
  name: msg`Name`,
  page: msg`Page`,
  role: msg`Role`,
  status: msg`Status`,
  token: msg`API token`,
  version: msg`Version`,
}

/** Label for a detail of an entry. Technical details keep their stored name. */
export function detailLabel(i18n: I18n, name: string): string {
  const words = Object.hasOwn(detailLabels, name) ? detailLabels[name] : undefined
  return words === undefined ? name : i18n._(words)
}
