/** Data folders in which the demonstration is, as a first start leaves them: `start.spec.ts` shows that it does. */
import { cp, mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { newDataFolder } from '../tools/testing/product.ts'

const variable = 'CYANOTYPE_FILLED'

/** Other sizes of pictures are the same for everybody, and the heaviest work there is: they are made once for all. */
const images = 'images'

export async function willBeCopied(dataFolder: string): Promise<void> {
  await mkdir(join(dataFolder, images), { recursive: true })
  process.env[variable] = dataFolder
}

/** A copy for whoever asks. Of the pictures in other sizes there is one folder, which several products may use at a time. */
export async function filledFolder(): Promise<string> {
  const folder = await newDataFolder()
  const shared = join(original(), images)
  await cp(original(), folder, { recursive: true, filter: (path) => path !== shared })
  await symlink(shared, join(folder, images))
  return folder
}

/** For a database that is filled by itself: nothing but the pictures in other sizes, which take the longest to make. */
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
