/** A migration is a record of the past: what it imported would change under it. */
import { expect, it } from 'vitest'
import { filesLike, importsOf } from './source-files.ts'

const migrations = filesLike('server/db/migrations/[0-9]*.ts')

it('keeps migrations free of everything that lives', () => {
  const importing = migrations.filter((path) => importsOf(path).length > 0)
  expect(importing, 'Write into the migration itself what it needs, as it is today.').toEqual([])
})

it('runs migrations in the order of their numbers, without a gap', () => {
  const list = importsOf('server/db/migrations/index.ts').map(({ what }) => what)
  expect(list, 'List them in server/db/migrations/index.ts.').toEqual(
    migrations.map((path) => `./${path.split('/').at(-1)}`),
  )
  expect(migrations.map((path) => Number(path.match(/\/(\d{4})-/)?.[1]))).toEqual(
    migrations.map((_, index) => index + 1),
  )
})
