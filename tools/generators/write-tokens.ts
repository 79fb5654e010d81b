/** Writes tokens.css from the data, unless it says the same already. Colours that cannot be told apart stop it. */
import { readFile, writeFile } from 'node:fs/promises'
import { tokensCss } from '../../ui/tokens/css.ts'
import { missedPairs } from '../../ui/tokens/missed-pairs.ts'

const tokensFile = new URL('../../ui/tokens/tokens.css', import.meta.url)

/** What tokens.css says. */
export const tokensStylesheet = () =>
  `/* Made from the data beside it by \`node tools/generators/tokens.ts\`: change the data. */\n${tokensCss()}`

export async function writeTokens(): Promise<void> {
  const missed = missedPairs()
  if (missed.length > 0) {
    throw new Error(
      `These colours meet without enough contrast; change them in ui/tokens:\n  ${missed.join('\n  ')}`,
    )
  }
  const css = tokensStylesheet()
  if ((await readFile(tokensFile, 'utf8').catch(() => '')) !== css) await writeFile(tokensFile, css)
}
