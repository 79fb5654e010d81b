/**
 * Tests of components use the React that is shipped, and not the one for development. It takes a quarter less
 * time.
 */
import type { Plugin } from 'vite'

export const productionReact: Plugin = {
  name: 'cyanotype:production-react',
  config: () => ({
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } },
    },
  }),
}
