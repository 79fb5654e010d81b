/** How commands of the terminal end: they print a text and set the exit code, so that open output is still written. */

export function exitWith(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}

interface Failure {
  /** By default the message of the error. */
  readonly explain?: (problem: unknown) => string | Promise<string>
  /** 1 by default. */
  readonly code?: number
}

/** Runs a command, which returns its exit code. */
export async function runMain(
  main: () => Promise<number>,
  { explain = messageOf, code = 1 }: Failure = {},
): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (problem) {
    process.exitCode = exitWith(await explain(problem), code)
  }
}

const messageOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem))
