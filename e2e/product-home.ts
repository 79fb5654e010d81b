/** Where a product keeps its data: a folder, and beside it a server of PostgreSQL where that is the engine. */
import { startCluster } from '../tools/testing/postgres.ts'
import { removeDataFolder } from '../tools/testing/product.ts'
import { filledFolder, folderWithPictures } from './filled-folder.ts'

export type DatabaseEngine = 'sqlite' | 'postgres'

export interface Home {
  /** What the product is started with, each time. */
  readonly options: { readonly dataFolder: string; readonly env: Readonly<Record<string, string>> }
  /** Once the product has ended. */
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
