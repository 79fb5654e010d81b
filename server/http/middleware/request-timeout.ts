/** Request timeout: the client gets a problem after it, whether or not the work has ended. */
import { Problem } from '../../problems/problems.ts'

export async function inTime<T>(work: Promise<T> | T, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const end = setTimeout(() => {
    reject(new Problem('took_too_long', {}, { headers: { 'retry-after': '5' } }))
  }, milliseconds)
  if (work instanceof Promise) work.then(resolve, reject)
  else resolve(work)
  try {
    return await promise
  } finally {
    clearTimeout(end)
  }
}
