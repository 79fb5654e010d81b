/**
 * What every build of ours understands: MDX, React and Lingui's macros. Site, admin, Storybook and the tests take their
 * plugins from here, so that a file means the same wherever it is read.
 */
import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import mdx from '@mdx-js/rollup'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin, PluginOption } from 'vite'
import { colorCode } from './content/mdx/code/highlight.ts'
import { documentationFile, nameFileHeadings } from './content/mdx/parse/docs-vite-plugin.ts'
import { hastSteps, markdownSteps } from './content/mdx/render/render-pipeline.ts'
import { componentStylesheets } from './tools/build/component-stylesheets.ts'

/** The house reads its components as they are written; what the package offers others was built from them. */
const componentsFromSource: Plugin = {
  name: 'cyanotype:components-from-source',
  config: () => ({ resolve: { alias: { '@cyanotype/ui': join(import.meta.dirname, 'ui') } } }),
}

const rehypePlugins = [...hastSteps, () => colorCode]

/** The plugins, for a build that is configured in the folder `here`. */
export function sharedPlugins(here: string): PluginOption[] {
  const place = { cwd: here }
  return [
    componentsFromSource,
    { enforce: 'pre', ...documentationFile() },
    {
      enforce: 'pre',
      // The content security policy refuses `style` attributes; `align` does as well.
      ...mdx({
        remarkPlugins: [nameFileHeadings, ...markdownSteps],
        rehypePlugins,
        tableCellAlignToStyle: false,
      }),
    },
    react(),
    componentStylesheets(),
    lingui(place),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(place) }, place)] }),
  ]
}

/**
 * What style sheets are written for. These know `:dir()` and `color-scheme` by themselves; for older ones Vite would guess
 * the direction from the language, and what a page is told by `dir` alone would be lost. iPhones are named
 * for themselves: some of their words, as that for the size of letters, are not those of Safari on a desk.
 */
export const cssTarget = ['chrome123', 'firefox121', 'safari17.5', 'ios17.5']
