/** How commands of the terminal start and end. They set the exit code, so that open output is still written. */
import { explainProblem } from './backup-text.ts'

export function exitWith(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

interface Command {
  readonly usage: string
  /** Returns the exit code, or `undefined` for arguments that are not valid. */
  main(): Promise<number | undefined>
  /** By default the text of the problem, or the message of the error. */
  explain?(problem: unknown): string | Promise<string>
  /** The exit code after an error. 1 by default. */
  readonly failureCode?: number
}

const misuseCode = 2

export async function runMain({
  usage,
  main,
  explain = explainProblem,
  failureCode = 1,
}: Command): Promise<void> {
  const explainUsage = (code: number) => exitWith(`Usage:${usage.includes('\n') ? '\n' : ' '}${usage}`, code)
  if (process.argv.includes('--help')) {
    process.exitCode = explainUsage(0)
    return
  }
  try {
    process.exitCode = (await main()) ?? explainUsage(misuseCode)
  } catch (problem) {
    const wrong = wrongArgument(problem)
    if (wrong !== undefined) process.stdout.write(`${wrong}\n\n`)
    process.exitCode =
      wrong === undefined ? exitWith(await explain(problem), failureCode) : explainUsage(misuseCode)
  }
}

/** The first sentence of what `parseArgs` of Node.js reports. The others explain rare cases. */
function wrongArgument(problem: unknown): string | undefined {
  const isOfArguments =
    problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS')
  return isOfArguments ? `${problem.message.split(/\.\s/, 1)}.` : undefined
}
