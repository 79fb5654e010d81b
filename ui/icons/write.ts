/** Writes collection.ts from the drawings: `node ui/icons/write.ts`. */
import { writeFile } from 'node:fs/promises'
import { collectionSource, readIcons } from './table.ts'

await writeFile(new URL('collection.ts', import.meta.url), collectionSource(readIcons()))
