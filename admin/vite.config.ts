import { join } from 'node:path'
import { defineConfig } from 'vite'
import { cssTarget, sharedPlugins } from '../vite.shared.ts'

/**
 * Sign-in, the shell and a list are one file each, with all their imports. As many small files they took 12
 * KB more and 78 requests. Everything else is split by its dynamic imports.
 */
const groups = [
  { name: 'sign-in', test: /admin[\\/](?:page-root\.ts|sign-in[\\/]sign-in-app\.tsx)$/, priority: 3 },
  { name: 'start', test: /admin[\\/]mount\.tsx$/, priority: 2 },
  { name: 'list', test: /[\\/]documents-screen\.tsx$/, priority: 1 },
]

/** The server replaces the placeholder with a new nonce in every response. */
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
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      input: ['index.html', 'sign-in.html'].map((name) => join(import.meta.dirname, name)),
    },
  },
})
