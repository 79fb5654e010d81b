/** Where translatable words are, and where their catalogues. `npx lingui extract` writes new ones into all languages. */
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const catalogue = (name: string, include: string[]) => ({
  path: `<rootDir>/content/locales/${name}/{locale}`,
  include: include.map((folder) => `<rootDir>/${folder}`),
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
})

export default defineConfig({
  locales: ['en', 'et', 'el'],
  sourceLocale: 'en',
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    catalogue('site', ['site']),
    catalogue('admin', ['admin', 'content/model', 'content/mdx']),
    catalogue('server', ['server', 'content/model/fields', 'content/mdx']),
  ],
})
