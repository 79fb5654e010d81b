/**
 * Before the first test: what is tested is built, once, and not by each worker at the same time. A first start, which takes
 * far longer than any other, happens once too: products of tests begin with a copy of what it left.
 */
import { build } from '../tools/build/build.ts'
import { newDataFolder, removeDataFolder, startProduct } from '../tools/testing/product.ts'
import { willBeCopied } from './filled-folder.ts'

export default async function setup(): Promise<() => Promise<void>> {
  await build(['site', 'admin', 'storybook'])
  const dataFolder = await newDataFolder()
  const product = await startProduct({ dataFolder })
  await product.stop()
  await willBeCopied(dataFolder)
  return () => removeDataFolder(dataFolder)
}
