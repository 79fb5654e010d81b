/**
 * Lingui: where translatable messages and their catalogues are. `npx lingui extract` adds new ones in all
 * languages.
 */
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, localeCodes } from './content/model/locales.ts'

/** Screens before sign-in. Their messages are a separate catalogue. */
const signIn = ['admin/sign-in', 'admin/api']

const catalogue = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/content/locales/${name}/{locale}`,
  include: include.map((folder) => `<rootDir>/${folder}`),
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/*.stories.tsx',
    ...exclude.map((folder) => `<rootDir>/${folder}/**`),
  ],
})

export default defineConfig({
  locales: [...localeCodes],
  sourceLocale: defaultLocale,
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    catalogue('site', ['site']),
    catalogue('sign-in', [...signIn, 'admin/components/use-document-title.ts']),
    catalogue('admin', ['admin', 'content/model', 'content/mdx'], signIn),
    catalogue('server', ['server', 'content/model/fields', 'content/model/text-format.ts', 'content/mdx']),
  ],
})
