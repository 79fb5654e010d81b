import type { Config } from 'vike/types'

/** Pages are HTML and CSS. The browser gets one small script and no page component. */
const config: Config = {
  clientRouting: false,
  client: 'import:../client/main.ts:default',
  meta: {
    Page: { env: { server: true, client: false } },
    head: { env: { server: true } },
    // Eager: the page cache needs it before a page is loaded.
    queryKeys: { env: { server: true }, eager: true },
  },
}
export default config
