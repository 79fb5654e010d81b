/** Storage of a product: a data folder, and a PostgreSQL server if that is the engine. */
import { startCluster } from '../tools/testing/postgres.ts'
import { removeDataFolder } from '../tools/testing/product.ts'
import { filledFolder, folderWithPictures } from './demonstration-folder.ts'

export type DatabaseEngine = 'sqlite' | 'postgres'

export interface Home {
  /** Options for each start of the product. */
  readonly options: { readonly dataFolder: string; readonly env: Readonly<Record<string, string>> }
  /** Call it after the product has ended. */
  remove(): Promise<void>
}

export async function openHome(databaseEngine: DatabaseEngine): Promise<Home> {
  const cluster = databaseEngine === 'postgres' ? await startCluster() : undefined
  const dataFolder = await (cluster === undefined ? filledFolder() : folderWithPictures())
  return {
    options: { dataFolder, env: cluster === undefined ? {} : { DATABASE_URL: cluster.url } },
    async remove() {
      await removeDataFolder(dataFolder)
      await cluster?.stop()
    },
  }
}
