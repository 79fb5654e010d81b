/** Labels for the state of a language. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Summary } from '../../screens/documents/summary.ts'

export type Status = Summary['sharedStatus']
export type Translations = Summary['translations']

export const statusLabels: Readonly<Record<Status, MessageDescriptor>> = {
  none: msg`Not started`,
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  published: msg`Published`,
  changed: msg`Published, changed since`,
  archived: msg`Archived`,
}

export const outdatedLabel = msg`translation out of date`
