import { join } from 'node:path'
import { defineConfig } from 'vite'
import { cssTarget, sharedPlugins } from '../vite.shared.ts'
import { layersFirst } from './layers-first.ts'

/** What the small page at the door and the whole admin have in common. */
const ground =
  /node_modules[\\/](?:react|react-dom|scheduler|@lingui[\\/](?:core|react)|@messageformat[\\/]parser)[\\/]|[\\/]ui[\\/](?:provider|icons[\\/](?:resolve|all|collection)|safe-href|cx|use-|locales[\\/]en(?:glish-(?:pages|lists))?\.ts|components[\\/](?:(?:button|icon|spinner|visually-hidden|text-field)[\\/]|field[\\/](?!answers|field-group)))|content[\\/]model[\\/]locales|admin[\\/](?:api[\\/]|log\.ts|missing-code|words[\\/]catalogues|layout[\\/](?:theme|mark|window-title)|door[\\/]door-context)/

/** How somebody says who they are: at the door, and where the admin asks once more. */
const password = /[\\/]ui[\\/]components[\\/]password-field[\\/]|admin[\\/]screens[\\/]login[\\/]sign-in/

/** Its screens, without what starts it and without its look: the admin has them too. */
const door = /admin[\\/](?:door[\\/](?!main|door-within)|screens[\\/](?:login|welcome)[\\/])[^\\/]+\.tsx?$/

/** What stands around every screen. */
const shell = /admin[\\/](?:main|app|start)\.tsx|node_modules[\\/]@tanstack[\\/]/

/** What a list is made of, for all screens that have one, with the list of documents: it is where people begin. */
const table =
  /[\\/]ui[\\/]components[\\/](?:data-table(?!.column-list)|filter-bar|menu|search-field|select|status-pill|language-plates|empty-state|skeleton|relative-time|page-header|checkbox|translation-state|tooltip[\\/]use-long-press)(?:[\\/][^\\/]+)?\.tsx?$|admin[\\/](?:views[\\/](?!save-view)|plates|words[\\/]language-name|layout[\\/]data-table|screens[\\/]documents[\\/](?!publish-dialog|refused-dialog|run-change))/

/** What opens over a screen. */
const dialog = /[\\/]ui[\\/]components[\\/](?:dialog|alert-dialog)[\\/][^\\/]+\.tsx?$/

/** The server puts a new nonce into every answer, in place of the word that stands here. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [sharedPlugins(import.meta.dirname), layersFirst],
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'baseline-widely-available',
    cssTarget,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What everything is made of, in one file: a browser that waits for thirty small ones waits longer.
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: ground, priority: 4 },
            { name: 'password', test: password, priority: 3 },
            { name: 'door', test: door, priority: 3 },
            { name: 'shell', test: shell, priority: 2 },
            { name: 'table', test: table, priority: 1 },
            { name: 'dialog', test: dialog, priority: 1 },
          ],
        },
      },
      input: ['index.html', 'door.html'].map((name) => join(import.meta.dirname, name)),
    },
  },
})
