/**
 * `npm pack` runs this first: it makes `ui/dist`, which is what others install, from what the house itself reads. Nothing
 * is bundled: a module stays a module, so that whoever builds with it takes no more than they use.
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
