/** Writes tokens.css: `node tools/generators/tokens.ts`. Every build does it too. */
import { writeTokens } from './write-tokens.ts'

await writeTokens()
