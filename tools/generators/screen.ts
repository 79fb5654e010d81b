/**
 * Generator for an admin screen: code, CSS and test, route and path, and its entries in navigation and command
 * palette.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

export function planScreen(name: Name, root: string): Plan {
  if (existsSync(join(root, `content/model/collections/${name.kebab}.ts`)))
    throw new NewProblem(`/admin/${name.kebab} is the list of a collection. Choose another name.`)
  const folder = `admin/screens/${name.kebab}`
  return {
    files: {
      [`${folder}/${name.kebab}-screen.tsx`]: screen(name),
      [`${folder}/${name.kebab}.css`]: style(name),
      [`${folder}/${name.kebab}.test.tsx`]: test(name),
    },
    changes: {
      'admin/routes.tsx': (text) => addRoute(text, name),
      'content/contracts/admin-paths.ts': (text) =>
        insertBefore(text, "  '/admin/pages',", `  '/admin/${name.kebab}',\n`),
      'admin/shell/navigation-items.ts': (text) => addEntry(text, name),
    },
    classes: [`${name.kebab}-screen`],
    remaining: [
      `Write the screen in ${folder}/${name.kebab}-screen.tsx, and its queries in queries.ts in the same folder.`,
      'Set its icon and its permission in admin/shell/navigation-items.ts.',
      'Run `npx lingui extract`, and translate the new messages in content/locales/admin and content/locales/shell.',
    ],
  }
}

function addRoute(text: string, { kebab, pascal }: Name): string {
  if (text.includes(`'/admin/${kebab}'`))
    throw new NewProblem(`/admin/${kebab} already exists. Choose another name.`)
  const first = `export const routes`
  const last = "  { path: '/admin/debug'"
  return insertBefore(
    insertBefore(
      text,
      first,
      `const ${pascal}Screen = partAsScreen(
  async () => (await import('./screens/${kebab}/${kebab}-screen.tsx')).${pascal}Screen,
)

`,
    ),
    last,
    `  { path: '/admin/${kebab}', ...guarded, draw: () => <${pascal}Screen /> },\n`,
  )
}

const addEntry = (text: string, { kebab, text: label }: Name): string =>
  insertBefore(
    text,
    "      { to: '/admin/account'",
    `      { to: '/admin/${kebab}', icon: 'list', label: msg\`${label}\` },\n`,
  )

function insertBefore(text: string, place: string, added: string): string {
  const at = text.indexOf(place)
  if (at < 0) throw new NewProblem(`A line that begins with \`${place.trim()}\` was not found in the admin.`)
  return text.slice(0, at) + added + text.slice(at)
}

const screen = ({ kebab, pascal, text }: Name) => `import { EmptyState } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import './${kebab}.css'

export function ${pascal}Screen() {
  const { t } = useLingui()
  return (
    <>
      <ScreenHeader title={t\`${text}\`} />
      <div className="${kebab}-screen">
        <EmptyState title={t\`Nothing to show yet\`}>
          <Trans>This screen is new.</Trans>
        </EmptyState>
      </div>
    </>
  )
}
`

const style = ({ kebab }: Name) => `@layer components {
  .${kebab}-screen {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-4) clamp(var(--space-4), 2.5vw, var(--space-6)) var(--space-8);
  }
}
`

const test = ({ kebab, text }: Name) => `import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn } from '../../testing/documents.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'

describe('Screen “${text}”', () => {
  it('opens at its URL', async () => {
    await renderAdmin('/admin/${kebab}', fakeServer(signedIn()))
    await expect.element(page.getByRole('heading', { level: 1, name: '${text}' })).toBeVisible()
  })
})
`
