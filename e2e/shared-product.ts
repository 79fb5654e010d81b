/** A product that several tests share, and that a test may stop and start again. */
import type { Product } from '../tools/testing/product.ts'
import { startProduct } from '../tools/testing/product.ts'

export interface PersistentProduct extends Product {
  /** Stops it, and starts it again at the same URL with the same data. */
  restart(meanwhile: () => Promise<void>): Promise<void>
}

type Options = Parameters<typeof startProduct>[0]

export async function startPersistentProduct(options: Options): Promise<PersistentProduct> {
  let running = await startProduct(options)
  const port = Number(new URL(running.url).port)
  return {
    ...running,
    output: () => running.output(),
    stop: () => running.stop(),
    async restart(meanwhile) {
      await running.stop()
      await meanwhile()
      running = await startProduct({ ...options, port })
    },
  }
}
