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

/** Words of `banned-words.ts` that name the thing itself, in lower case, as the rule reports them. */
export const plainWords: readonly (Exception & { readonly word: string })[] = [
  { path: 'tools/demo-artwork/subjects/light.ts', word: 'plate', because: 'A metal plate that vibrates.' },
  { path: 'tools/demo-artwork/subjects/plans.ts', word: 'door', because: 'The plan of a room has doors.' },
  { path: 'tools/demo-artwork/subjects/plans.ts', word: 'shelves', because: 'The furniture of a room.' },
]

/** Regular expressions that may read a text more than once, written as the rule reports them. */
export const slowPatterns: readonly Exception[] = []

const plan = 'SQLite says how it finds rows; PostgreSQL reads a table as small as that of a test as a whole.'

/** Tests that start something on SQLite and not on PostgreSQL, in alphabetical order. */
export const onSqliteOnly: readonly Exception[] = [
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
