/** What happens to a document, as a word and an icon. */
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CalendarKind } from './calendar-search.ts'
import type { CalendarItem } from './queries.ts'

interface KindLabel {
  readonly label: MessageDescriptor
  readonly icon: AnyIconName
}

/** For a choice: scheduled or done. */
export const kindChoices: Readonly<Record<CalendarKind, MessageDescriptor>> = {
  publish: msg`Scheduled to publish`,
  unpublish: msg`Scheduled to unpublish`,
  published: msg`Published`,
}

const kinds: Readonly<Record<CalendarKind, KindLabel>> = {
  publish: { label: msg`Publish`, icon: 'clock' },
  unpublish: { label: msg`Unpublish`, icon: 'eye-off' },
  published: { label: msg`Published`, icon: 'success' },
}

const failures: Readonly<Record<CalendarKind, MessageDescriptor>> = {
  publish: msg`Publishing failed`,
  unpublish: msg`Unpublishing failed`,
  published: msg`Published`,
}

export function kindLabel({ kind, failed }: Pick<CalendarItem, 'kind' | 'failed'>): KindLabel {
  return failed ? { label: failures[kind], icon: 'warning' } : kinds[kind]
}
