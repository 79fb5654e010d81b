/** Migrations are independent of the current code, because an import would change what they do later. */
import { expect, it } from 'vitest'
import { filesLike, importsOf } from './source-files.ts'

const migrations = filesLike('server/db/migrations/*/[0-9]*.ts')

it('has no migration that imports current code', () => {
  const importing = migrations.filter((path) => importsOf(path).length > 0)
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
