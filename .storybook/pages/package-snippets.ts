/**
 * Code samples of the page for users of the package. A test copies each into a separate application and
 * compiles it there.
 */
export const snippets = {
  'app.tsx': `import '@cyanotype/ui/styles.css'
import { Button } from '@cyanotype/ui/button'
export const App = () => <Button>Print</Button>`,

  'language.tsx': `import { UiProvider } from '@cyanotype/ui/provider'
import { et } from '@cyanotype/ui/locales/et'
import { Pagination } from '@cyanotype/ui/pagination'

export const Pages = () => (
  <UiProvider locale={et}>
    <Pagination previous="?page=1" next="?page=3" />
  </UiProvider>
)`,

  'languages.tsx': `import { type Locale, loadLocale } from '@cyanotype/ui/locales'
import { UiProvider } from '@cyanotype/ui/provider'
import { type ReactNode, useEffect, useState } from 'react'

/** One of 51 locales, loaded when it is needed. Until then the texts are English. */
export function Persian({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>()
  useEffect(() => {
    loadLocale('fa-IR').then(setLocale)
  }, [])
  return (
    <div lang="fa-IR" dir="rtl">
      <UiProvider {...(locale && { locale })}>{children}</UiProvider>
    </div>
  )
}`,

  'brand.mjs': `import { writeFileSync } from 'node:fs'
import { tokensCss } from '@cyanotype/ui/tokens'

// Degrees in OKLCH: 210 is electric cyan, 150 a green.
writeFileSync('brand.css', tokensCss({ hue: 150, strength: 1 }))`,

  'shape.mjs': `import { writeFileSync } from 'node:fs'
import { cornerProperties, propertiesCss, spacingProperties } from '@cyanotype/ui/tokens'

// Corners are square or round, spacing is compact or spacious.
writeFileSync('shape.css', propertiesCss({ ...cornerProperties('round'), ...spacingProperties('compact') }))`,

  'server.tsx': `import { Callout } from '@cyanotype/ui/callout'
import { el } from '@cyanotype/ui/locales/el'
import { UiProvider } from '@cyanotype/ui/provider'
import { renderToString } from 'react-dom/server'

export const html = renderToString(
  <UiProvider locale={el}>
    <Callout tone="tip">Το σκοτάδι είναι μέρος της δουλειάς.</Callout>
  </UiProvider>,
)`,

  'parts.tsx': `import '@cyanotype/ui/base.css'
import '@cyanotype/ui/fonts.css'
import '@cyanotype/ui/dialog.css'
import '@cyanotype/ui/tabs.css'

export { Dialog } from '@cyanotype/ui/dialog'
export { Tabs } from '@cyanotype/ui/tabs'`,

  'icons.tsx': `import { Button } from '@cyanotype/ui/button'
import { registerIcons, download } from '@cyanotype/ui/icons'

// One of the library, and one of your own: lines on a grid of 24.
registerIcons({ download, lens: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8a4 4 0 0 0-4 4' })

export const Buttons = () => (
  <>
    <Button icon="download">Download</Button>
    <Button icon="lens" aria-label="Look closer" />
  </>
)`,

  'page.mjs': `import { writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodeBlock } from '@cyanotype/ui/code-block'
import { Disclosure } from '@cyanotype/ui/disclosure'

const parts = [
  createElement(Disclosure, { key: 1, title: 'How to install' }, 'With npm.'),
  createElement(CodeBlock, { key: 2, title: 'Terminal' }, createElement('code', null, 'npm install')),
]
writeFileSync('parts.html', renderToStaticMarkup(parts))`,

  'without-react.ts': `import { startBehaviours } from '@cyanotype/ui/behaviours'

startBehaviours()`,

  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'] },
})`,
} as const
