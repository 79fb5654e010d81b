/** Writes collection.ts from the drawings: `node tools/generators/icons.ts`. */
import { writeFile } from 'node:fs/promises'
import { collectionSource, readIcons } from '../../ui/icons/read-icons.ts'

await writeFile(new URL('../../ui/icons/icons.generated.ts', import.meta.url), collectionSource(readIcons()))
