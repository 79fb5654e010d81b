/**
 * `npm run doctor [-- --all] [--json]`: checks an installation, whether the server runs or not, and says what to
 * do. It changes no content.
 */
import { parseArgs } from 'node:util'
import { environment, readConfig } from '../../config/config.ts'
import { exitWith, runMain } from '../run-main.ts'
import { examine } from './examine.ts'
import type { Finding, FindingState } from './finding.ts'
import { reasonOf } from './finding.ts'

const usage = 'npm run doctor -- [--all] [--json]'

interface DoctorOptions {
  /** Whether to read every media file. */
  readonly all: boolean
  readonly json: boolean
}

function readOptions(): DoctorOptions {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, json: { type: 'boolean' } } })
  return { all: values.all ?? false, json: values.json ?? false }
}

async function main(): Promise<number> {
  const options = readOptions()
  const findings: Finding[] = []
  // For files that a check creates.
  process.umask(0o077)
  for await (const finding of examine(() => readConfig(environment()), options.all)) {
    findings.push(finding)
    if (!options.json) process.stdout.write(`${lineOf(finding)}\n`)
  }
  const hasProblem = findings.some(({ state }) => state === 'problem')
  const text = options.json ? JSON.stringify(findings, null, 2) : `\n${summaryOf(findings)}`
  return exitWith(text, hasProblem ? 1 : 0)
}

const names: Readonly<Record<FindingState, string>> = { ok: 'OK', warning: 'Warning', problem: 'Problem' }

function lineOf({ check, state, found, fix }: Finding): string {
  const line = `${names[state].padEnd(8)} ${check}: ${found}`
  return fix === undefined ? line : `${line}\n         ${fix}`
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (state: FindingState) => findings.filter((one) => one.state === state).length
  const counted = (state: 'problem' | 'warning') => `${count(state)} ${state}${count(state) === 1 ? '' : 's'}`
  return `${counted('problem')}, ${counted('warning')}, ${count('ok')} OK.`
}

await runMain({ usage, main, explain: reasonOf, failureCode: 2 })
