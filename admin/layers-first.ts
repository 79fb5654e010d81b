/**
 * The order of the layers, in the page itself: each screen brings its own sheet, and whichever a browser gets first would
 * otherwise decide for all of them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const order = readFileSync(join(import.meta.dirname, '../ui/layers.css'), 'utf8').replace(
  /\/\*.*?\*\/\s*/s,
  '',
)

export const layersFirst: Plugin = {
  name: 'cyanotype:layers-first',
  transformIndexHtml: () => [
    { tag: 'style', attrs: { nonce: '__NONCE__' }, children: order.trim(), injectTo: 'head-prepend' },
  ],
}
