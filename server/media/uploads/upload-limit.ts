/** A few uploads at once are enough for anybody: whoever begins more is told to wait. */
import { Problem } from '../../problems/problems.ts'

export interface OpenUploads {
  during<T>(user: string, work: () => Promise<T>): Promise<T>
}

export function limitUploads(max = 4): OpenUploads {
  const open = new Map<string, number>()
  return {
    async during(user, work) {
      const count = open.get(user) ?? 0
      if (count >= max) {
        throw new Problem(
          'too_many_uploads',
          { limit: max },
          { headers: { 'retry-after': '5', connection: 'close' } },
        )
      }
      open.set(user, count + 1)
      try {
        return await work()
      } finally {
        const left = (open.get(user) ?? 1) - 1
        if (left === 0) open.delete(user)
        else open.set(user, left)
      }
    },
  }
}
