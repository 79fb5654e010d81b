/** `npm run build` builds what is missing or out of date. `npm run build -- site` builds only that. */
import { build } from './tools/build/build.ts'
import type { StepName } from './tools/build/steps.ts'
import { steps } from './tools/build/steps.ts'

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name)
const all = Object.keys(steps).filter(isStep)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !isStep(name))

if (unknown.length > 0) {
  console.error(`Unknown build step: ${unknown.join(', ')}. Available steps: ${all.join(', ')}.`)
  process.exitCode = 1
} else {
  try {
    await build(names.length > 0 ? names.filter(isStep) : all)
    console.log('Build complete.')
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exitCode = 1
  }
}
