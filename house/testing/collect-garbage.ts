/**
 * Every file of stories is a document of its own, and holds hundreds of file handles until the browser forgets it: one that
 * has much memory is in no hurry to, and runs out of handles after a hundred files.
 */
import { afterAll } from 'vitest'

afterAll(() => globalThis.gc?.())
