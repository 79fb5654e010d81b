/**
 * The server parses a text when it is saved and caches its tree. The built site uses that module, not a copy
 * that would parse the text again.
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
