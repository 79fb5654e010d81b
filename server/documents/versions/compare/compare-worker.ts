/** Worker thread: compares, sends the result and exits. */
import { parentPort, workerData } from 'node:worker_threads'
import { compareChanges } from './compare-changes.ts'

parentPort?.postMessage(compareChanges(workerData))
