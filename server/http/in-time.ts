/** Answers that somebody waits for have an end: after it they are told so, whatever still goes on. */
import { Problem } from './problems.ts'

export async function inTime<T>(work: Promise<T> | T, milliseconds: number): Promise<T> {
  let end: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    end = setTimeout(
      () => reject(new Problem('took_too_long', {}, { headers: { 'retry-after': '5' } })),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(end)
  }
}
