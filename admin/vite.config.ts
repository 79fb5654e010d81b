import { defineConfig } from 'vite'
import { cssTarget, sharedPlugins } from '../vite.shared.ts'

/** The server puts a new nonce into every answer, in place of the word that stands here. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [sharedPlugins(import.meta.dirname)],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
