/**
 * Setup file of the runner, which runs it for every test file. Other modules are loaded once for all files,
 * so an `afterAll` in them would only run after the first file.
 */
import { afterAll } from 'vitest'
import { closeAll } from './cleanup-registry.ts'

afterAll(closeAll)
