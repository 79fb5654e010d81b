/** Labels of list actions, and messages about their results. */
import type { IconName } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BulkAction, DoneAction } from './list-actions.ts'

/** Label of a button. */
interface ActionLabel {
  readonly icon: IconName
  readonly label: MessageDescriptor
}

/** Messages about the result. */
export interface ActionMessages {
  readonly done: (count: number) => MessageDescriptor
  readonly refused: (count: number) => MessageDescriptor
}

export const actionMessages: Readonly<Record<BulkAction & DoneAction, ActionLabel & ActionMessages>> = {
  publish: {
    icon: 'publish',
    label: msg`Publish`,
    done: (count) => msg`${plural(count, { one: '# document published', other: '# documents published' })}`,
    refused: (count) =>
      msg`${plural(count, { one: 'Could not publish # document', other: 'Could not publish # documents' })}`,
  },
  unpublish: {
    icon: 'eye-off',
    label: msg`Unpublish`,
    done: (count) =>
      msg`${plural(count, { one: '# document unpublished', other: '# documents unpublished' })}`,
    refused: (count) =>
      msg`${plural(count, { one: 'Could not unpublish # document', other: 'Could not unpublish # documents' })}`,
  },
  archive: {
    icon: 'folder',
    label: msg`Archive`,
    done: (count) => msg`${plural(count, { one: '# document archived', other: '# documents archived' })}`,
    refused: (count) =>
      msg`${plural(count, { one: 'Could not archive # document', other: 'Could not archive # documents' })}`,
  },
  unarchive: {
    icon: 'undo',
    label: msg`Unarchive`,
    done: (count) => msg`${plural(count, { one: '# document unarchived', other: '# documents unarchived' })}`,
    refused: (count) =>
      msg`${plural(count, { one: 'Could not unarchive # document', other: 'Could not unarchive # documents' })}`,
  },
  trash: {
    icon: 'trash',
    label: msg`Move to trash`,
    done: (count) =>
      msg`${plural(count, { one: '# document moved to trash', other: '# documents moved to trash' })}`,
    refused: (count) =>
      msg`${plural(count, { one: 'Could not move # document to trash', other: 'Could not move # documents to trash' })}`,
  },
}

export const undoRefused: ActionMessages['refused'] = (count) =>
  msg`${plural(count, { one: 'Could not undo the change of # document', other: 'Could not undo the changes of # documents' })}`

/** Actions with a dialog have their messages in the dialog. */
export const actionLabels: Readonly<Record<BulkAction, ActionLabel>> = {
  ...actionMessages,
  schedule: { icon: 'clock', label: msg`Schedule…` },
  'publish-set': { icon: 'list', label: msg`Add to publish set…` },
  copy: { icon: 'copy', label: msg`Duplicate` },
}
