/** `node tools/generators/tokens.ts` writes tokens.css; so does every build. */
import { writeTokens } from './write-tokens.ts'

await writeTokens()
