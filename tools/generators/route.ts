/** Generator for a page of the site: data, head, CSS and test. The folder is its URL. */
import { pages, sitePages } from '@cyanotype/content/model/collections/pages.ts'
import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

export function planRoute(name: Name): Plan {
  const isReserved = pages.fields.slug.problems(name.kebab).length > 0 && !sitePages.includes(name.kebab)
  if (isReserved) throw new NewProblem(`/${name.kebab} has another meaning. Choose another name.`)
  const folder = `site/pages/${name.kebab}`
  return {
    files: {
      [`${folder}/+Page.tsx`]: page(name),
      [`${folder}/+data.ts`]: data(name),
      [`${folder}/+head.ts`]: head(name),
      [`${folder}/${name.kebab}.css`]: style(name),
      [`${folder}/${name.kebab}.site.test.ts`]: test(name),
    },
    classes: [`${name.kebab}-page`],
    remaining: [
      `Load the data of the page in ${folder}/+data.ts, and render it in +Page.tsx with components of ui.`,
      'Run `npx lingui extract`, and translate the new messages in content/locales/site.',
      `Add a link to /${name.kebab} to a menu: in the admin, under Navigation.`,
      `Add '${name.kebab}' to sitePages in content/model/collections/pages.ts, which reserves its path.`,
    ],
  }
}

const page = ({ kebab, pascal, text }: Name) => `import { Trans } from '@lingui/react/macro'
import type { ${pascal}Data } from './+data.ts'
import './${kebab}.css'

export function Page({ data: { latest } }: { readonly data: ${pascal}Data }) {
  return (
    <div className="${kebab}-page page-width page-body">
      <h1 className="page-title">
        <Trans>${text}</Trans>
      </h1>
      <ul className="plain-list">
        {latest.map(({ id, data }) => (
          <li key={id}>{data.title}</li>
        ))}
      </ul>
    </div>
  )
}
`

const data = ({ pascal }: Name) => `import type { PageRequest } from '../../rendering/page-request.ts'

export type ${pascal}Data = Awaited<ReturnType<typeof data>>

/** The page cache drops the page when something that is read here is published. */
export async function data({ reader, locale }: PageRequest) {
  const { items } = await reader.list('updates', locale, { limit: 3 })
  return { latest: items }
}
`

const head = ({ kebab, text }: Name) => `import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../context/page-head.ts'
import { everywhere } from '../../context/page-head.ts'
import type { PageRequest } from '../../rendering/page-request.ts'
import { messagesOf } from '../../context/site-messages.ts'

export function head({ locale }: PageRequest): PageHead {
  return {
    title: messagesOf(locale)._(msg\`${text}\`),
    alternates: everywhere('/${kebab}'),
    nearest: '/',
  }
}
`

const style = ({ kebab }: Name) => `@import '@cyanotype/ui/styles/layers.css';
@import 'virtual:components.css';

@layer pages {
  .${kebab}-page {
    display: grid;
    gap: var(--space-5);
  }
}
`

const test = ({
  kebab,
  text,
}: Name) => `import { interfaceLocales, localizedPath } from '@cyanotype/content/model/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../testing/open-site.ts'

let render: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  render = await openSite()
}, 60_000)

describe('Page /${kebab}', () => {
  it.each(interfaceLocales)('has one heading in %s', async (locale) => {
    const { status, html } = await render(localizedPath(locale, '/${kebab}'))
    expect(status).toBe(200)
    expect(html.match(/<h1\\b/g)).toHaveLength(1)
  })

  it('has the title “${text}” in English', async () => {
    const { html } = await render('/${kebab}')
    expect(html).toContain('<title>${text}')
  })
})
`
