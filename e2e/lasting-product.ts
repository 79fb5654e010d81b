/** A product that several tests use one after the other, and that one of them may end and start again. */
import type { Product } from '../tools/testing/product.ts'
import { startProduct } from '../tools/testing/product.ts'

export interface PersistentProduct extends Product {
  /** Ends it, and starts it again at the same address with what it has kept. */
  restart(meanwhile: () => Promise<void>): Promise<void>
}

type Options = Parameters<typeof startProduct>[0]

export async function startPersistentProduct(options: Options): Promise<PersistentProduct> {
  let running = await startProduct(options)
  const port = Number(new URL(running.url).port)
  return {
    ...running,
    said: () => running.said(),
    stop: () => running.stop(),
    async restart(meanwhile) {
      await running.stop()
      await meanwhile()
      running = await startProduct({ ...options, port })
    },
  }
}
