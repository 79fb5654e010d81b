/**
 * Secrets from files: `NAME_FILE` names a file that contains the value of the secret variable `NAME`, as the
 * secrets of Docker, Kubernetes and systemd do. No error contains a value.
 */
import { readFileSync } from 'node:fs'
import { StartProblem } from '../platform/start-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

export const fileVariable = (name: string) => `${name}_FILE`

/** The value of a secret variable, from the environment or from its file. */
export function secretFrom(env: Environment, name: string): string | undefined {
  const path = env[fileVariable(name)]?.trim() ?? ''
  if (path === '') return env[name]
  if ((env[name] ?? '').trim() !== '')
    throw new StartProblem(`${name} and ${fileVariable(name)} are both set. Remove one of them.`)
  const text = contentOf(name, path).replace(/\r?\n$/, '')
  if (text.trim() === '')
    throw new StartProblem(
      `The file that ${fileVariable(name)} names is empty: ${path}. Write the value into it.`,
    )
  return text
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (problem) {
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : 'unknown error'
    throw new StartProblem(
      `Cannot read the file that ${fileVariable(name)} names: ${path} (${reason}). Check the path and its permissions.`,
    )
  }
}
