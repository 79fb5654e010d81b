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
    done: (count) =>
      msg`${plural(count, { one: '# document is published', other: '# documents are published' })}`,
    refused: (count) =>
      msg`${plural(count, { one: '# document could not be published', other: '# documents could not be published' })}`,
  },
  unpublish: {
    icon: 'eye-off',
    label: msg`Unpublish`,
    done: (count) =>
      msg`${plural(count, { one: '# document is no longer on the site', other: '# documents are no longer on the site' })}`,
    refused: (count) =>
      msg`${plural(count, { one: '# document could not be taken off the site', other: '# documents could not be taken off the site' })}`,
  },
  archive: {
    icon: 'folder',
    label: msg`Archive`,
    done: (count) =>
      msg`${plural(count, { one: '# document is archived', other: '# documents are archived' })}`,
    refused: (count) =>
      msg`${plural(count, { one: '# document could not be archived', other: '# documents could not be archived' })}`,
  },
  unarchive: {
    icon: 'undo',
    label: msg`Take out of the archive`,
    done: (count) =>
      msg`${plural(count, { one: '# document is a draft again', other: '# documents are drafts again' })}`,
    refused: (count) =>
      msg`${plural(count, { one: '# document is still archived', other: '# documents are still archived' })}`,
  },
  trash: {
    icon: 'trash',
    label: msg`Move to the trash`,
    done: (count) =>
      msg`${plural(count, { one: '# document is in the trash', other: '# documents are in the trash' })}`,
    refused: (count) =>
      msg`${plural(count, { one: '# document could not be moved to the trash', other: '# documents could not be moved to the trash' })}`,
  },
}

/** Actions with a dialog have their messages in the dialog. */
export const actionLabels: Readonly<Record<BulkAction, ActionLabel>> = {
  ...actionMessages,
  schedule: { icon: 'clock', label: msg`Schedule …` },
  copy: { icon: 'copy', label: msg`Copy` },
}
