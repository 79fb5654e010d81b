/**
 * Data folders with the demonstration content, as a first start creates them. `start.spec.ts` tests the first
 * start itself.
 */
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { newDataFolder } from '../tools/testing/product.ts'

const variable = 'CYANOTYPE_FILLED'

/** Resized images are the same for all products, and expensive: they are made once and shared. */
const images = 'images'

export async function prepareForCopies(dataFolder: string): Promise<void> {
  await mkdir(join(dataFolder, images), { recursive: true })
  process.env[variable] = dataFolder
}

/**
 * Makes a copy of the data folder. All copies share one folder of resized images, which several products may
 * use at a time.
 */
export async function filledFolder(): Promise<string> {
  const folder = await newDataFolder()
  const shared = join(original(), images)
  await cp(original(), folder, { recursive: true, filter: (path) => path !== shared })
  await symlink(shared, join(folder, images))
  return folder
}

/**
 * For a database that is filled by its own start: contains only the resized images, which take the longest.
 */
export async function folderWithPictures(): Promise<string> {
  const folder = await newDataFolder()
  await symlink(join(original(), images), join(folder, images))
  return folder
}

function original(): string {
  const folder = process.env[variable]
  if (folder === undefined) throw new Error('No data folder was filled before the tests.')
  return folder
}
