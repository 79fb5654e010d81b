/** Where the header and the footer lead. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const navigation: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/updates', label: msg`Updates` },
  { path: '/docs', label: msg`Documentation` },
  { path: '/contact', label: msg`Contact` },
]
