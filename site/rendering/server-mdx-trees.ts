/**
 * The server reads a text when it is saved, and keeps its tree: the built site asks the same module, and not a copy of its
 * own that would read the text again for the page.
 */
import type { Plugin } from 'vite'

export const trees = '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'

export function treesOfTheServer(): Plugin {
  return {
    name: 'cyanotype:trees-of-the-server',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      const isForServer = this.environment.config.consumer === 'server'
      return isForServer && source.endsWith('/mdx-tree-cache.ts') ? { id: trees, external: true } : undefined
    },
  }
}
