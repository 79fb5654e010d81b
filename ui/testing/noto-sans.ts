/**
 * Fonts for every script that the components are translated into. Our own fonts contain Latin and Greek, and
 * readers have the others.
 */
import '@fontsource-variable/noto-sans'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-armenian'
import '@fontsource-variable/noto-sans-bengali'
import '@fontsource-variable/noto-sans-hebrew'
import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-sans-khmer'
import '@fontsource-variable/noto-sans-kr'
import '@fontsource-variable/noto-sans-sc'
import '@fontsource-variable/noto-sans-tc'
import '@fontsource-variable/noto-sans-thai'

const own = {
  '--font-sans': "'Commissioner Names', 'Commissioner'",
  '--font-serif': "'Literata'",
  '--font-display': "'Literata Display'",
  '--font-mono': 'monospace',
}

/** For scripts that have their own font. The default contains Latin, Greek, Cyrillic and Devanagari. */
const fontsOfScripts: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Armn: 'Armenian',
  Beng: 'Bengali',
  Hans: 'SC',
  Hant: 'TC',
  Hebr: 'Hebrew',
  Jpan: 'JP',
  Khmr: 'Khmer',
  Kore: 'KR',
  Thai: 'Thai',
}

/** The fewer font families a browser has to search for a letter, the sooner it renders. */
function withNoto(family: string, tag: string): string {
  const ofScript = fontsOfScripts[new Intl.Locale(tag).maximize().script ?? '']
  const noto = ofScript === undefined ? [] : [`'Noto Sans ${ofScript} Variable'`]
  return [family, "'Noto Sans Variable'", ...noto].join()
}

/** Renders the page with the letters of a language from now on. */
export function drawWithNoto(tag: string): void {
  for (const [token, family] of Object.entries(own))
    document.documentElement.style.setProperty(token, withNoto(family, tag))
}

/** Resolves when each letter of a text has its font, so that its width is the one that readers see. */
export async function loadNoto(tag: string, text: string): Promise<void> {
  const loading = Object.values(own).map((family) =>
    document.fonts.load(`1rem ${withNoto(family, tag)}`, text),
  )
  await Promise.all(loading)
}
