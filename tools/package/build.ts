/**
 * Builds the package `ui/dist` from the sources. `npm pack` runs it first. Modules are not bundled, so that
 * applications include only what they use.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { writeEntries } from './entries.ts'
import { writeModules } from './modules.ts'
import { writeStylesheets } from './stylesheets.ts'

const dist = fileURLToPath(new URL('../../ui/dist/', import.meta.url))

await rm(dist, { recursive: true, force: true })
await writeModules(`${dist}modules/`)
await writeEntries(`${dist}doors/`)
await writeStylesheets(`${dist}styles/`)
