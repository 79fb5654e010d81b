import vike from 'vike/plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { cssTarget, sharedPlugins } from '../vite.shared.ts'
import { emitIcons } from './icons/emit-icons.ts'
import { settleTokens } from './settled-tokens.ts'

const trees = '@cyanotype/content/mdx/read-tree.ts'

/**
 * The server reads a text when it is saved, and keeps its tree: the built site asks the same module, and not a copy of its
 * own that would read the text again for the page.
 */
const treesOfTheServer: Plugin = {
  name: 'cyanotype:trees-of-the-server',
  enforce: 'pre',
  apply: 'build',
  resolveId(source) {
    const isServer = this.environment.config.consumer === 'server'
    return isServer && source.endsWith('/read-tree.ts') ? { id: trees, external: true } : undefined
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [treesOfTheServer, vike(), sharedPlugins(import.meta.dirname), emitIcons()],
  css: { postcss: { plugins: [settleTokens()] } },
  build: {
    target: 'baseline-widely-available',
    cssTarget,
    // The content security policy takes fonts from this origin only, not from `data:`.
    assetsInlineLimit: 0,
  },
})
