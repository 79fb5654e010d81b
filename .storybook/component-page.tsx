/** Layout of a component page: summary, when to use it, usage, props, stories and accessibility. */

import { snippets } from 'virtual:snippets'
import { components, rendererOf } from '@cyanotype/content/mdx/vocabulary.ts'
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'
import { CodeBlock, Link, Prose, Table } from '../ui/index.ts'
import uiIndex from '../ui/index.ts?raw'
import { keyboardTables } from '../ui/testing/keyboard-tables.ts'
import { parseRecord } from '../ui/testing/records.ts'
import { guidance } from './guidance.ts'

export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <WhenToUse />
      <Primary />
      <Usage />
      <Props />
      <Stories />
      <AccessibilityStatus />
    </>
  )
}

/** Only the component's own props. The other props in stories are attributes that every element accepts. */
function Props() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return <Controls include={documentedProps(preparedMeta.component)} />
}

function documentedProps(component: unknown): string[] {
  if (!(component instanceof Object) || !('__docgenInfo' in component)) return []
  const { __docgenInfo: known } = component
  return known instanceof Object && 'props' in known && known.props instanceof Object
    ? Object.keys(known.props)
    : []
}

/** The top of each component page: when to use the component, when to use another, and what authors write. */
export function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const advice = guidance[folder]
  if (advice === undefined) return null
  return (
    <div className="when-to-use">
      <p>
        <strong>Use it for.</strong> {advice.use}
      </p>
      <p>
        <strong>Take something else.</strong> {advice.instead}
      </p>
      {authorComponentsIn(folder).map(({ name, help, schema }) => (
        <p key={name}>
          <strong>In texts.</strong> <code>{`<${[name, ...Object.keys(schema)].join(' ')}>`}</code>{' '}
          {help.message}
        </p>
      ))}
    </div>
  )
}

/** The components of authors that are rendered by the components of a folder. */
function authorComponentsIn(folder: string) {
  const exported = [...uiIndex.matchAll(/export \{([^}]*)\} from '\.\/components\/([\w-]+)\//g)]
  const names = exported.flatMap(([, list = '', from]) => (from === folder ? list.split(/[\s,]+/) : []))
  return components.filter((component) => names.includes(rendererOf(component)))
}

/** The folder of the component, derived from the path of its stories file. */
export function folderOf(storiesFile: unknown): string {
  return /components\/([a-z-]+)\//.exec(String(storiesFile))?.[1] ?? ''
}

/** The usage section of each component page: code that an application can copy. */
export function Usage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const theme = useTheme()
  const snippet = snippets[folderOf(preparedMeta.parameters.fileName)]
  return snippet === undefined ? null : (
    <section aria-label="Usage">
      <h2>Usage</h2>
      <Source code={snippet} language="tsx" dark={'base' in theme && theme.base === 'dark'} />
    </section>
  )
}

// The accessibility section of each component page: what the tests recorded about the component.

const records: Readonly<Record<string, string>> = import.meta.glob('../ui/**/__snapshots__/*.snap', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const recordOf = (path: string) => parseRecord(records[`../ui/${path}.snap`] ?? '')

function treesOf(folder: string): (readonly [name: string, tree: string])[] {
  return Object.entries(recordOf(`components/${folder}/__snapshots__/${folder}.test.tsx`)).flatMap(
    ([test, tree]) => {
      const [name = '', group, what = ''] = test.split(' > ')
      return group === 'like every component' && what.startsWith('tells a screen reader')
        ? [[name, tree]]
        : []
    },
  )
}

const isPattern = (name: string): name is keyof typeof keyboardTables => Object.hasOwn(keyboardTables, name)

export function AccessibilityStatus() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const trees = treesOf(folder)
  if (trees.length === 0) return null
  return (
    <Unstyled>
      <Prose>
        <h2>Accessibility</h2>
        <p>What the tests wrote down when they last passed. They fail when it is no longer so.</p>
        <Automated folder={folder} stories={Object.values(csfFile.stories).map(({ name }) => name)} />
        {isPattern(folder) ? <Keys name={folder} /> : null}
        <h3>Screen reader</h3>
        {trees.map(([name, tree]) => (
          <CodeBlock key={name} label={name}>
            <code>{tree}</code>
          </CodeBlock>
        ))}
      </Prose>
    </Unstyled>
  )
}

interface AutomatedProps {
  readonly folder: string
  readonly stories: readonly string[]
}

function Automated({ folder, stories }: AutomatedProps) {
  const record = recordOf(`components/${folder}/__snapshots__/${folder}.stories.tsx`)
  return (
    <>
      <h3>Automated</h3>
      <p>
        What axe finds in each story, where Tab leads, and how narrow a screen may be: from left to right and
        from right to left.
      </p>
      <Table>
        <tbody>
          {stories.map((story) => (
            <tr key={story}>
              <th scope="row">{story}</th>
              <td>{record[`${story} 1`] ?? 'It was not asked yet.'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Keys({ name }: { readonly name: keyof typeof keyboardTables }) {
  const record = recordOf('testing/__snapshots__/keyboard.test.tsx')
  const { pattern, keys } = keyboardTables[name]
  return (
    <>
      <h3>Keyboard</h3>
      <p>
        The keys of <Link href={pattern}>the WAI-ARIA pattern</Link>, as the tests press them.
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(keys).map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{record[`the keys of ${name} > ${key} 1`] ?? 'It was not asked yet.'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
