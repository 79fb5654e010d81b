/** Letters of every script that the components are translated into. Our own fonts draw Latin and Greek, and readers have the others. */
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
  '--font-sans': 'Commissioner',
  '--font-serif': 'Literata',
  '--font-display': 'Literata Display',
  '--font-mono': 'monospace',
}

/** Resolves when each letter of a text has its font, so that its width is the one that readers see. */
export async function drawWithNoto(text: string): Promise<void> {
  const names = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
  const noto = new Set(names.filter((name) => name.startsWith('Noto Sans')))
  for (const [token, family] of Object.entries(own)) {
    const families = [family, ...[...noto].map((name) => `'${name}'`)].join()
    document.documentElement.style.setProperty(token, families)
    await document.fonts.load(`1rem ${families}`, text)
  }
}
