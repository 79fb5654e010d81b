/** Message catalogues are compiled when the admin is built. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
