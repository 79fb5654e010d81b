/**
 * Global setup: builds once, and not in each worker. It also starts the product once, because the first start
 * takes far longer. Products of tests begin with a copy of its data folder.
 */
import { build } from '../tools/build/build.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { prepareForCopies } from './demonstration-folder.ts'

export default async function setup(): Promise<() => Promise<void>> {
  await build(['site', 'admin', 'storybook'])
  const dataFolder = await newDataFolder()
  const product = await startProduct({ dataFolder })
  await product.stop()
  await prepareForCopies(dataFolder)
  return () => removeDataFolder(dataFolder)
}
