/** Worker thread that parses texts. The main thread may terminate it before it has finished. */
import { parentPort } from 'node:worker_threads'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'

parentPort?.on('message', (text: string) => {
  blocksOf(text) // the slowest operation of a save, here only for its duration
  parentPort?.postMessage('read')
})

parentPort?.postMessage('ready')
