import { expect, it } from 'vitest'
import { withClientDirective, withWrittenExtensions } from './modules.ts'

it('uses the extensions of the package in types', () => {
  expect(withWrittenExtensions("export { Tab } from './tab.tsx';\nimport('../cx.ts').Cx;")).toBe(
    "export { Tab } from './tab.js';\nimport('../cx.js').Cx;",
  )
  expect(withWrittenExtensions("import type { Root } from 'hast.ts';")).toBe(
    "import type { Root } from 'hast.ts';",
  )
})

it.each([
  "import { useId } from 'react'",
  "import { useUi } from '../provider/ui-provider.js'",
  "import { createContext } from 'react'",
  '_jsx("button", { onClick: press })',
])('marks as client code: %s', (code) => {
  expect(withClientDirective(code)).toBe(`'use client'\n${code}`)
})

it.each([
  "import { cx } from '../../cx.js'",
  '/** It takes useId. */\nexport const a = 1',
  'const reuse = 1',
])('leaves to server components: %s', (code) => {
  expect(withClientDirective(code)).toBe(code)
})
