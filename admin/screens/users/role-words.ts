/** What each role means, in a sentence. */
import type { Role } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const roleMeanings: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Everything, and the only one who manages other owners.`,
  admin: msg`Everything: content, settings, people and logs.`,
  editor: msg`Writes, publishes and deletes all content, and looks after the library.`,
  translator: msg`Writes and publishes in chosen languages only.`,
  viewer: msg`Reads everything, drafts too, and changes nothing.`,
}
