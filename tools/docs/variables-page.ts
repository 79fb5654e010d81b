/** The environment variables as a page of the manual and as a table of the README. */

import type { Variable } from '../../server/config/config-values.ts'
import { variableGroups } from '../../server/config/config-values.ts'
import { fileVariable } from '../../server/config/secret-files.ts'
import { variables } from '../../server/config/variables.ts'
import { codeSpan, mdxText, page, table } from './mdx-text.ts'

type Entry = readonly [
  name: string,
  variable: Pick<Variable<unknown>, 'about' | 'takes' | 'standard' | 'group' | 'isSecret'>,
]
const entries: readonly Entry[] = Object.entries(variables)

const defaultOf = ({ standard }: Entry[1]) => (standard === undefined ? '' : codeSpan(standard))

export function variablesPage(): string {
  const head = {
    title: 'Environment variables: reference',
    summary: 'Every environment variable of the server, with its default and accepted values.',
    order: 4,
  }
  const intro = [
    'Every variable is optional. Set it in the environment or in a file `.env`.',
    'An invalid value stops the start with one line that names the variable.',
    'A secret may be in a file instead: set the variable with `_FILE` to the path of that file.',
    'The guide is [Configuration](/docs/administrators/configuration).',
  ]
  return page(head, [intro.join('\n'), ...variableGroups.flatMap((group) => [`## ${group}`, tableOf(group)])])
}

/** Marks URLs as code, so that they are not links. */
const withCode = (text: string) => text.replace(/(?<![a-z0-9])[a-z0-9]+:\/\/[^\s,]+/g, codeSpan)

function tableOf(group: string): string {
  const rows = entries
    .filter(([, variable]) => variable.group === group)
    .map(([name, variable]) => [
      namesOf(name, variable),
      defaultOf(variable) || 'not set',
      mdxText(`${variable.about} Value: ${withCode(variable.takes)}.`),
    ])
  return table(['Variable', 'Default', 'What it does'], rows)
}

/** A secret has two names: one for its value, and one for the path of a file with the value. */
const namesOf = (name: string, { isSecret }: Entry[1]) =>
  isSecret ? `${codeSpan(name)} or ${codeSpan(fileVariable(name))}` : codeSpan(name)

export function readmeTable(): string {
  const rows = entries.map(([name, variable]) => [
    namesOf(name, variable),
    variable.about,
    defaultOf(variable),
  ])
  return table(['variable', 'what it is for', 'default'], rows)
}
