/** Code samples: provides those of `.storybook/examples` as the module `virtual:snippets`. */
import type { Plugin } from 'vite'
import { readSnippets } from '../tools/component-docs/snippets.ts'

const name = 'virtual:snippets'
const id = `\0${name}`

export function snippetsModule(): Plugin {
  return {
    name: 'cyanotype:snippets',
    resolveId: (wanted) => (wanted === name ? id : undefined),
    load: (wanted) =>
      wanted === id
        ? `export const snippets = ${JSON.stringify(Object.fromEntries(readSnippets()))}`
        : undefined,
    handleHotUpdate({ file, server }) {
      const module = file.includes('/.storybook/examples/') && server.moduleGraph.getModuleById(id)
      return module ? [module] : undefined
    },
  }
}
