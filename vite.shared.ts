/**
 * Shared Vite plugins: MDX, React and the macros of Lingui. Site, admin, Storybook and tests use the same
 * plugins, so that a file means the same everywhere.
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

/** The repository uses components from their sources. The built package is for others. */
const componentsFromSource: Plugin = {
  name: 'cyanotype:components-from-source',
  config: () => ({ resolve: { alias: { '@cyanotype/ui': join(import.meta.dirname, 'ui') } } }),
}

const rehypePlugins = [...hastSteps, () => colorCode]

/** The plugins for a build that is configured in the folder `here`. */
export function sharedPlugins(here: string): PluginOption[] {
  const place = { cwd: here }
  return [
    componentsFromSource,
    { enforce: 'pre', ...documentationFile() },
    {
      enforce: 'pre',
      // The Content-Security-Policy blocks `style` attributes. `align` works too.
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
 * Browsers that stylesheets are compiled for. They support `:dir()` and `color-scheme`. For older ones Vite
 * would derive the direction from the language and ignore `dir`. iOS is listed separately, because some of
 * its properties, such as `text-size-adjust`, differ from Safari on the desktop.
 */
export const cssTarget = ['chrome123', 'firefox121', 'safari17.5', 'ios17.5']
