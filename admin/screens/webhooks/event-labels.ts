/** Labels of webhook events. */
import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { testEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const eventLabels: Readonly<Record<WebhookEvent | typeof testEvent, MessageDescriptor>> = {
  'document.published': msg`A document was published`,
  'document.unpublished': msg`A document was taken off the site`,
  'document.schedule_failed': msg`A plan could not be carried out`,
  'document.trashed': msg`A document was moved to the trash`,
  'document.restored': msg`A document came back from the trash`,
  'document.deleted': msg`A document was deleted for good`,
  'media.changed': msg`A file was changed`,
  'enquiry.received': msg`A message of a visitor came in`,
  [testEvent]: msg`A test`,
}

const groupLabels: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(eventLabels))

/** An event of a later version keeps its technical name. */
export function eventLabel(i18n: I18n, event: string): string {
  const known = groupLabels.get(event)
  return known === undefined ? event : i18n._(known)
}
