/** Writes the filter of leaked passwords: `node tools/generators/write-leaked-passwords.ts`. */
import { writeFile } from 'node:fs/promises'
import { filterOf, selectPasswords } from './leaked-passwords.ts'

const file = new URL('../../server/accounts/auth/leaked-passwords.bin', import.meta.url)
await writeFile(file, filterOf(selectPasswords()))
