/**
 * Migrations of your own tables, in order. They run after those of Cyanotype. No release changes this folder, and no
 * table of Cyanotype has a name that begins with `own_`. Add one with `npm run new -- own-migration NAME`.
 */
import type { Migration } from '../migrations/index.ts'

export const ownMigrations: readonly Migration[] = []
