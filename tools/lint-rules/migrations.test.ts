/**
 * Migrations are independent of the current code, because an import would change what they do later, and those of
 * Cyanotype leave names for adopters.
 */
import { expect, it } from 'vitest'
import { filesLike, importsOf, read } from './source-files.ts'

const migrations = filesLike('server/db/migrations/*/[0-9]*.ts')
const ownMigrations = filesLike('server/db/own-migrations/[0-9]*.ts')

it('has no migration that imports current code', () => {
  const importing = [...migrations, ...ownMigrations].filter((path) => importsOf(path).length > 0)
  expect(importing, 'Copy the code that the migration needs into the migration.').toEqual([])
})

it('runs migrations in the order of their numbers, without a gap', () => {
  const list = importsOf('server/db/migrations/index.ts').map(({ what }) => what)
  expect(list, 'List all migrations in server/db/migrations/index.ts.').toEqual(
    migrations.map((path) => `./${path.split('/').slice(-2).join('/')}`),
  )
  expect(migrations.map((path) => Number(path.match(/\/(\d{4})-[^/]+$/)?.[1]))).toEqual(
    migrations.map((_, index) => index + 1),
  )
})

it('keeps each migration in the folder of its number', () => {
  const misplaced = migrations.filter((path) => {
    const [, first, last, number] = /\/(\d{4})-(\d{4})\/(\d{4})-/.exec(path) ?? []
    return !(Number(first) <= Number(number) && Number(number) <= Number(last))
  })
  expect(misplaced).toEqual([])
})

it('lists own migrations in their order, each with a name that begins with own-', () => {
  const list = importsOf('server/db/own-migrations/index.ts').map(({ what }) => what)
  expect(list.filter((what) => what !== '../migrations/index.ts')).toEqual(
    ownMigrations.map((path) => `./${path.split('/').at(-1)}`),
  )
  expect(ownMigrations.filter((path) => !read(path).includes("name = 'own-"))).toEqual([])
})

it('leaves table names that begin with own_ to adopters', () => {
  expect(migrations.filter((path) => /\b(?:table|to) own_/.test(read(path)))).toEqual([])
})
