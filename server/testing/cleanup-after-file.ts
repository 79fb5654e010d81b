/**
 * For every test file anew, as the runner does it with what it is set up with: other modules are read once for all files, and
 * an `afterAll` of theirs would only be heard after the first.
 */
import { afterAll } from 'vitest'
import { closeAll } from './cleanup-registry.ts'

afterAll(closeAll)
