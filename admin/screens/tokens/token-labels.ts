/** Names of the scopes of API tokens. */
import type { TokenScope } from '@cyanotype/content/contracts/api-tokens.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const scopeLabels: Readonly<Record<TokenScope, MessageDescriptor>> = {
  'published:read': msg`Read published content`,
  'drafts:read': msg`Read drafts and media`,
  'content:write': msg`Create, edit and publish content`,
  'media:write': msg`Upload and edit media`,
  webhooks: msg`See, test and pause webhooks`,
  'calendar:read': msg`Subscribe to the calendar`,
}
