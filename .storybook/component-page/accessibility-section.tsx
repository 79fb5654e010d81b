/** Keyboard and accessibility of a component: what its tests recorded when they last passed. */
import { useOf } from '@storybook/addon-docs/blocks'
import { CodeBlock, Icon, Link, Prose, Table } from '../../ui/index.ts'
import { keyboardTables } from '../../ui/testing/keyboard-tables.ts'
import { parseRecord } from '../../ui/testing/records.ts'
import type { OfComponent } from './page-section.tsx'
import { PageSection } from './page-section.tsx'

const records: Readonly<Record<string, string>> = import.meta.glob('../../ui/**/__snapshots__/*.snap', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const recordOf = (path: string) => parseRecord(records[`../../ui/${path}.snap`] ?? '')

const isPattern = (name: string): name is keyof typeof keyboardTables => Object.hasOwn(keyboardTables, name)

export function KeyboardSection({ folder }: OfComponent) {
  if (!isPattern(folder)) return null
  const { pattern, keys } = keyboardTables[folder]
  const record = recordOf('testing/__snapshots__/keyboard.test.tsx')
  return (
    <PageSection id="keyboard" title="Keyboard">
      <Prose face="docs">
        <p>
          The keys follow the <Link href={pattern}>WAI-ARIA pattern</Link>. A test presses each of them.
        </p>
        <Table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {Object.keys(keys).map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{record[`the keys of ${folder} > ${key} 1`] ?? 'Not tested yet.'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Prose>
    </PageSection>
  )
}

export function AccessibilitySection({ folder }: OfComponent) {
  const trees = treesOf(folder)
  return (
    <PageSection id="accessibility" title="Accessibility">
      <Prose face="docs">
        <p>
          These checks passed when the tests last ran, from left to right and from right to left. If one
          fails, the tests fail.
        </p>
        <Checks folder={folder} />
        {trees.length === 0 ? null : <h3 id="section-screen-reader">Screen reader</h3>}
        {trees.map(([name, tree]) => (
          <CodeBlock key={name} label={name}>
            <code>{tree}</code>
          </CodeBlock>
        ))}
      </Prose>
    </PageSection>
  )
}

/** What a screen reader announces, by the name of the test. */
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

const checks = ['axe, light', 'axe, dark', 'Keyboard', '320 px']

/** One record per story says that all checks passed. */
function Checks({ folder }: OfComponent) {
  const { csfFile } = useOf('meta', ['meta'])
  const record = recordOf(`components/${folder}/__snapshots__/${folder}.stories.tsx`)
  return (
    <Table className="checks">
      <thead>
        <tr>
          <th scope="col">Story</th>
          {checks.map((check) => (
            <th key={check} scope="col">
              {check}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.values(csfFile.stories).map(({ name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {checks.map((check) => (
              <td key={check}>
                {record[`${name} 1`] === undefined ? 'Not tested yet' : <Icon name="check" label="Passed" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
