/** Reads a text in a thread of its own, and says when it is done: whoever waits may end the thread before. */
import { parentPort } from 'node:worker_threads'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'

parentPort?.on('message', (text: string) => {
  blocksOf(text) // the most that a save asks of a text, whatever is in it: here only the time counts
  parentPort?.postMessage('read')
})

parentPort?.postMessage('ready')
