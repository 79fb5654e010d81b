/**
 * Child process that rasterises one SVG. The parent kills it when it takes too long, because librsvg cannot
 * be interrupted within its process.
 */
import { encode } from './encode.ts'
import { ImageProblem } from './image-problem.ts'
import type { RasterizeJob, RasterizeResult } from './rasterize.ts'

const sendResult = (result: RasterizeResult | 'ready') => process.send?.(result)

process.once('message', ({ bytes, modifiers, format }: RasterizeJob) => {
  encode(Buffer.from(bytes), modifiers, format).then(
    (image) => sendResult(image),
    (problem: unknown) => {
      const { code, message } =
        problem instanceof ImageProblem
          ? problem
          : { code: 'IPX_INVALID_IMAGE' as const, message: String(problem) }
      sendResult({ code, message })
    },
  )
})

// Loaded before the timeout starts.
await import('sharp')
sendResult('ready')
