/**
 * Lingui: where translatable messages and their catalogues are. `npx lingui extract` adds new ones in all
 * languages.
 */
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { interfaceLocales, productLanguage } from './content/model/locales.ts'

/** Screens before sign-in. Their messages are a separate catalogue. */
const signIn = ['admin/sign-in', 'admin/api']

/** Shell and lists. The messages of all other screens load later, so that a list is light. */
const shell = [
  ...[
    'commands',
    'components',
    'i18n',
    'lazy',
    'lists',
    'media/uploads',
    'publish-sets',
    'session',
    'shell',
    'screens/documents',
  ].map((folder) => `admin/${folder}`),
  'admin/document-editor/publishing/schedule-fields.tsx',
  ...['collections', 'fields', 'singles/single-names.ts', 'site-sections.ts', 'text-format.ts'].map(
    (path) => `content/model/${path}`,
  ),
]

const catalogue = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/content/locales/${name}/{locale}`,
  include: include.map((folder) => `<rootDir>/${folder}`),
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/*.stories.tsx',
    ...exclude.map((path) => `<rootDir>/${path}${path.includes('.') ? '' : '/**'}`),
  ],
})

export default defineConfig({
  locales: [...interfaceLocales],
  sourceLocale: productLanguage,
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    catalogue('site', ['site']),
    catalogue('sign-in', [...signIn, 'admin/components/use-document-title.ts']),
    catalogue('shell', shell),
    catalogue('admin', ['admin', 'content/model', 'content/mdx'], [...signIn, ...shell]),
    catalogue('server', [
      ...['server', 'content/model/fields', 'content/model/singles/fallback-problems.ts'],
      ...['content/model/text-format.ts', 'content/mdx'],
    ]),
  ],
})
