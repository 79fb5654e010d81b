import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { cssTarget, sharedPlugins } from '../vite.shared.ts'
import { resolveTokens } from './build/resolve-tokens.ts'
import { treesOfTheServer } from './build/server-mdx-trees.ts'
import { emitIcons } from './build/site-icons.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [treesOfTheServer(), vike(), sharedPlugins(import.meta.dirname), emitIcons()],
  css: { postcss: { plugins: [resolveTokens()] } },
  build: {
    target: 'baseline-widely-available',
    cssTarget,
    // The Content-Security-Policy allows fonts from this origin only, not from `data:`.
    assetsInlineLimit: 0,
  },
})
