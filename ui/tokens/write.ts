/** Writes tokens.css from the data: `node ui/tokens/write.ts`. */
import { writeFile } from 'node:fs/promises'
import { tokensCss } from './css.ts'

await writeFile(new URL('tokens.css', import.meta.url), tokensCss())
