/** Exceptions to the lint rules, with reasons. An entry that is no longer needed fails its rule. */
interface Exception {
  readonly path: string
  readonly because: string
}

/** Files that may have more than 300 lines. */
export const longFiles: readonly Exception[] = []

/** Functions that may have more than 60 lines, as `path#name`. */
export const longFunctions: readonly Exception[] = []

/** Functions that may have more than four parameters, as `path#name`. */
export const manyParameters: readonly Exception[] = [
  {
    path: 'admin/rich-text/insert/insert-menu-state.ts#handleTextInput',
    because: 'ProseMirror calls it.',
  },
]

/** Stylesheets that may use `!important`. */
export const important: readonly Exception[] = []

const synonym = 'A name of the component by which people look for it.'

/** Words of `banned-words.ts` that name the thing itself, in lower case, as the rule reports them. */
export const plainWords: readonly (Exception & { readonly word: string })[] = [
  { path: '.storybook/guidance/overlays.tsx', word: 'sheet', because: synonym },
  { path: 'ui/components/drawer/drawer.stories.tsx', word: 'sheet', because: synonym },
  { path: 'tools/demo-artwork/subjects/light.ts', word: 'plate', because: 'A metal plate that vibrates.' },
  { path: 'tools/demo-artwork/subjects/plans.ts', word: 'door', because: 'The plan of a room has doors.' },
  { path: 'tools/demo-artwork/subjects/plans.ts', word: 'shelves', because: 'The furniture of a room.' },
]

/** The same for pages of the documentation, by name below `content/docs`. */
export const plainWordsInDocs: typeof plainWords = [
  {
    path: 'en/administrators/import-and-export.mdx',
    word: 'plates',
    because: 'The slug of a document in the demonstration content.',
  },
  { path: 'en/editors/media-components.mdx', word: 'plate', because: 'A numbered print in an example.' },
]

/** Pages that links of the documentation may name before they exist. */
export const pagesToCome: readonly Exception[] = []

const addCollection = 'content/docs/en/developers/add-collection.mdx#site/pages/exhibitions/@slug'
const newCollection = 'Uses the collection that the page adds to the model.'

/** Code samples that do not compile in this repository, as `page#title`. */
export const dependentSamples: readonly Exception[] = [
  { path: `${addCollection}/+Page.tsx`, because: newCollection },
  { path: `${addCollection}/+data.ts`, because: newCollection },
  { path: `${addCollection}/+head.ts`, because: newCollection },
  {
    path: 'content/docs/en/developers/add-field.mdx#site/features/updates/reading-time.tsx',
    because: 'Uses the field that the page adds to the model.',
  },
  {
    path: 'content/docs/en/developers/add-icon.mdx#ui/components/exposure-note/frame-icon.tsx',
    because: 'Uses the icon that the page adds.',
  },
  {
    path: 'content/docs/en/developers/add-screen.mdx#admin/shell/navigation-items.ts',
    because: 'Changes the line that the generator adds.',
  },
]

/** Labels in bold in the guides that are not texts of the interface. */
export const otherLabels: readonly { readonly text: string; readonly because: string }[] = [
  { text: 'Code that runs', because: 'The start of an item in a list.' },
  { text: 'Käivitatav kood', because: 'The same in Estonian.' },
  { text: 'Muud liiki lingid', because: 'The same in Estonian.' },
  { text: 'Kogumikus', because: 'The start of an item in a list.' },
  { text: 'Üksikdokument', because: 'The start of an item in a list.' },
  { text: 'English', because: 'The name of a tab in its own language.' },
  { text: 'Κώδικα που εκτελείται', because: 'The same in Greek.' },
  { text: 'Συνδέσμους άλλου είδους', because: 'The same in Greek.' },
]

/** English texts of the interface that break a rule of `interface-texts.test.ts`. */
export const interfaceTexts: readonly { readonly text: string; readonly because: string }[] = [
  { text: 'Address', because: 'The postal address of a contact.' },
  { text: 'Login failed', because: 'The specification has this text.' },
  { text: 'Page Not Found', because: 'The specification has this text.' },
  { text: 'Page Not Found: {path}', because: 'The specification has this text.' },
  { text: 'People', because: 'A block with the people of an organisation, who have no account.' },
  { text: 'Person', because: 'A part of the block People.' },
  { text: 'Pricing plan comparison', because: 'A plan that one can buy.' },
  { text: 'since', because: 'Within the sentence of a filter. “Since” is the label of a field.' },
  { text: 'until', because: 'Within the sentence of a filter. “Until” is the label of a field.' },
]

/** Regular expressions that may read a text more than once, written as the rule reports them. */
export const slowPatterns: readonly Exception[] = []

const plan = 'SQLite says how it finds rows; PostgreSQL reads a table as small as that of a test as a whole.'

/** Tests that start something on SQLite and not on PostgreSQL, in alphabetical order. */
export const onSqliteOnly: readonly Exception[] = [
  { path: 'server/collaboration/comments/query-plans.db.test.ts', because: plan },
  {
    path: 'server/commands/backup.db.test.ts',
    because: 'A restore over the file of a running server, and over a damaged file.',
  },
  {
    path: 'server/commands/doctor/doctor.db.test.ts',
    because: 'A file that is missing, damaged or empty.',
  },
  { path: 'server/content-quality/checks/query-plans.db.test.ts', because: plan },
  {
    path: 'server/db/database.db.test.ts',
    because: 'What a file, its damage and its version mean to SQLite.',
  },
  {
    path: 'server/db/dialects/sqlite/group-commit.db.test.ts',
    because: 'Only SQLite has one writer at a time.',
  },
  { path: 'server/db/migrate.db.test.ts', because: 'Waiting for the lock of a file.' },
  { path: 'server/db/outbox.db.test.ts', because: 'A command that works on the file of a running server.' },
  { path: 'server/documents/public-reader/term-lists.db.test.ts', because: plan },
  { path: 'server/documents/query-plans.db.test.ts', because: plan },
  { path: 'server/integrations/webhooks/query-plans.db.test.ts', because: plan },
  { path: 'server/main.db.test.ts', because: 'A damaged file.' },
  { path: 'server/media/query-plans.db.test.ts', because: plan },
  { path: 'server/operations/audit-log/query-plans.db.test.ts', because: plan },
  { path: 'server/platform/disk-reserve.db.test.ts', because: 'The disk of PostgreSQL is not ours.' },
  { path: 'server/search/query-plans.db.test.ts', because: plan },
  { path: 'tools/testing/many-documents.db.test.ts', because: 'Copies are made in a file of SQLite.' },
]
