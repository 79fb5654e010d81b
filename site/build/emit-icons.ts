/** Adds the icons to the site assets under constant names, by which phones and browsers request them. */
import type { Plugin } from 'vite'
import { drawIcons } from './draw-icons.ts'

export function emitIcons(): Plugin {
  return {
    name: 'cyanotype:icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
