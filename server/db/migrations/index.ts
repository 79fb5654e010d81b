/** Every change of the tables, in order. Add the next as a file and a line; never touch one that was released. */
import * as foundation from './0001-foundation.ts'

export interface Migration {
  readonly name: string
  readonly statements: (engine: 'sqlite' | 'postgres') => readonly string[]
}

export const migrations: readonly Migration[] = [foundation]
