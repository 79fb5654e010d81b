/** What each role means, in a sentence. */
import type { Role } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const roleMeanings: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Everything, including the accounts of owners and administrators.`,
  admin: msg`Everything except the accounts of owners and administrators.`,
  editor: msg`Writes, publishes and deletes all content, and looks after the library.`,
  translator: msg`Writes and publishes in chosen languages only.`,
  viewer: msg`Reads everything, drafts too, and changes nothing.`,
}
