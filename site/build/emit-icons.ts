/** Puts the icons beside the site's assets, at names that never change: phones and browsers ask for them by these. */
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
