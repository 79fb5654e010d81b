/** Compares in a thread of its own, which ends with its answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { compareChanges } from './compare-changes.ts'

parentPort?.postMessage(compareChanges(workerData))
