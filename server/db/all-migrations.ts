/** The migrations of Cyanotype, followed by those of the adopter. Each of both has its own range of numbers. */
import type { Migration } from './migrations/index.ts'
import { migrations } from './migrations/index.ts'
import { ownMigrations } from './own-migrations/index.ts'

export const allMigrations: readonly Migration[] = [...migrations, ...ownMigrations]

/** The name of every own migration begins with it. */
const ownPrefix = 'own-'
const firstOwnNumber = 10_001

export const isOwn = ({ name }: Pick<Migration, 'name'>): boolean => name.startsWith(ownPrefix)

/** The number in the database. A release adds migrations of Cyanotype, and the numbers of the own ones stay. */
export function numberOf(migration: Migration, list: readonly Migration[]): number {
  const kind = list.filter((one) => isOwn(one) === isOwn(migration))
  return kind.indexOf(migration) + (isOwn(migration) ? firstOwnNumber : 1)
}

/** An own migration that ran as one of Cyanotype, before there were own ones. It keeps its name behind the prefix. */
export const ownFormOf = (name: string, list: readonly Migration[]): Migration | undefined =>
  list.find((one) => one.name === ownPrefix + name)

/** The migrations with these names, in order. `undefined` unless they are the first ones of both kinds. */
export function migrationsNamed(
  names: readonly string[],
  list: readonly Migration[] = allMigrations,
): readonly Migration[] | undefined {
  const current = names.map((name) => ownFormOf(name, list)?.name ?? name)
  const isFirst = [true, false].every((own) => {
    const kind = list.filter((one) => isOwn(one) === own)
    return current.filter((name) => isOwn({ name }) === own).every((name, at) => kind[at]?.name === name)
  })
  return isFirst ? list.filter(({ name }) => current.includes(name)) : undefined
}
