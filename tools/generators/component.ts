/**
 * Generators for a UI component: code, CSS, stories and test, with its export and its stylesheet import. The kind
 * `mdx` also declares it as a component that authors may use.
 */

import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

export function planComponent(name: Name): Plan {
  const path = `ui/components/${name.kebab}/${name.kebab}`
  return {
    files: {
      [`${path}.tsx`]: code(name),
      [`${path}.css`]: style(name),
      [`${path}.stories.tsx`]: stories(name),
      [`${path}.test.tsx`]: test(name),
    },
    changes: {
      'ui/index.ts': (text) => addExport(text, name),
      'ui/ui.css': (text) => addImport(text, name),
    },
    classes: [name.kebab],
    remaining: [
      `Say in one sentence what the component is, and define its props, in ${path}.tsx.`,
      'Move it to its group: the first word of the title in its stories.',
      'Add guidance in .storybook/guidance: when to use it, what to use instead, and synonyms.',
      `Write ${name.pascal}Example in .storybook/examples. Its page in Storybook shows it as sample code.`,
      'Run `npm run storybook` to see it.',
    ],
  }
}

export function planMdxComponent(name: Name): Plan {
  const plan = planComponent(name)
  const path = `content/mdx/components/${name.kebab}.ts`
  return {
    ...plan,
    files: { ...plan.files, [path]: declaration(name) },
    changes: {
      ...plan.changes,
      'content/mdx/vocabulary.ts': (text) =>
        addBefore(
          addImportOf(text, name.pascal, `./components/${name.kebab}.ts`),
          '\n})\n\nexport type',
          name,
        ),
      'ui/mdx/components.ts': (text) =>
        addBefore(
          addImportOf(text, name.pascal, `../components/${name.kebab}/${name.kebab}.tsx`),
          '\n} as const satisfies MdxComponents',
          name,
        ),
    },
    remaining: [
      `Set the help text, the props, the content and the icon in ${path}.`,
      ...plan.remaining,
      'Run `npx lingui extract`, and translate its label and help in content/locales.',
    ],
  }
}

function addImportOf(text: string, pascal: string, from: string): string {
  const last = [...text.matchAll(/^import [^;']+ from '[^']+'\n/gm)].at(-1)
  const at = last === undefined ? 0 : last.index + last[0].length
  return `${text.slice(0, at)}import { ${pascal} } from '${from}'\n${text.slice(at)}`
}

function addBefore(text: string, end: string, { pascal }: Name): string {
  const at = text.indexOf(end)
  if (at < 0) throw new NewProblem('The list of components for authors was not found.')
  return `${text.slice(0, at)}\n  ${pascal},${text.slice(at)}`
}

function addExport(text: string, { kebab, pascal }: Name): string {
  if (new RegExp(`\\b${pascal}\\b`).test(text))
    throw new NewProblem(`ui/index.ts already exports ${pascal}. Choose another name.`)
  return `${text.trimEnd()}\nexport { ${pascal}, type ${pascal}Props } from './components/${kebab}/${kebab}.tsx'\n`
}

/** Adds the component after the others, so that its CSS may build on theirs. */
function addImport(text: string, { kebab }: Name): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.startsWith("@import './components/"))
  return lines.toSpliced(last + 1, 0, `@import './components/${kebab}/${kebab}.css';`).join('\n')
}

const code = ({ kebab, pascal }: Name) => `import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'

export interface ${pascal}Props extends ComponentPropsWithRef<'div'> {
  /** How prominent it is. */
  readonly tone?: 'neutral' | 'primary'
}

/** A box for a few words. Replace this sentence with one that says what the component is. */
export function ${pascal}({ tone = 'neutral', className, ...rest }: ${pascal}Props) {
  return <div {...rest} className={cx('${kebab}', className)} data-tone={tone} />
}
`

const style = ({ kebab }: Name) => `@layer components {
  .${kebab} {
    padding: var(--space-4);
    border: var(--line-1) solid var(--border);
    border-radius: var(--corner-2);
    color: var(--text);
  }

  .${kebab}:where([data-tone='primary']) {
    background: var(--primary-soft);
    color: var(--on-primary-soft);
  }
}
`

const stories = ({
  kebab,
  pascal,
  text,
}: Name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${pascal} } from './${kebab}.tsx'

const meta = {
  title: 'Content/${text}',
  component: ${pascal},
  args: { children: 'A few words.' },
} satisfies Meta<typeof ${pascal}>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Primary: Story = { args: { tone: 'primary' } }

export const LongText: Story = {
  args: { children: 'Words that go on for longer than one line of a narrow screen. '.repeat(8) },
}
`

const test = ({ kebab, pascal }: Name) => `import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { ${pascal} } from './${kebab}.tsx'

describe('${pascal}', () => {
  describeConformance((given) => <${pascal} {...given}>A few words.</${pascal}>, { element: HTMLDivElement })

  it('shows its children', async () => {
    render(<${pascal} tone="primary">A few words.</${pascal}>)
    await expect.element(page.getByText('A few words.')).toBeVisible()
  })
})
`

const declaration = ({ kebab, pascal, text }: Name) => `/** ${text}, a component for authors. */
import { z } from 'zod'
import { box, defineComponent } from './define-component.ts'

export const ${pascal} = defineComponent({
  name: '${pascal}',
  label: /*i18n*/ { id: 'mdx.${pascal}', message: '${text}' },
  help: /*i18n*/ { id: 'mdx.${pascal}.help', message: 'One sentence about when to use it.' },
  schema: { tone: z.enum(['neutral', 'primary']).optional() },
  content: 'blocks',
  icon: 'document',
  editor: { frame: ({ tone }) => box('${kebab}', { 'data-tone': String(tone ?? 'neutral') }) },
  render: '${pascal}',
})
`
