/** Reads a text in a thread of its own, and says when it is done: whoever waits may end the thread before. */
import { parentPort } from 'node:worker_threads'
import { parseMdx } from '@cyanotype/content/mdx/parse.ts'

parentPort?.on('message', (text: string) => {
  try {
    parseMdx(text)
  } catch {
    // A draft may hold anything; here only the time counts.
  }
  parentPort?.postMessage('read')
})

parentPort?.postMessage('ready')
