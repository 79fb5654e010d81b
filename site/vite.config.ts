import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { sharedPlugins } from '../vite.shared.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vike(), sharedPlugins(import.meta.dirname)],
  build: {
    target: 'baseline-widely-available',
    // These know `color-scheme` by themselves; for older ones it would be spelled out in every theme.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy takes fonts from this origin only, not from `data:`.
    assetsInlineLimit: 0,
  },
})
