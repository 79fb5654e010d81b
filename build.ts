/** `npm run build` builds what is missing or out of date. `npm run build -- site` builds only that. */
import { build } from './tools/build/build.ts'
import type { StepName } from './tools/build/steps.ts'
import { steps } from './tools/build/steps.ts'

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name)
const all = Object.keys(steps).filter(isStep)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !isStep(name))

if (unknown.length > 0) {
  console.error(`There is no step called ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exitCode = 1
} else {
  try {
    await build(asked.length > 0 ? asked.filter(isStep) : all)
    console.log('Everything is built.')
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exitCode = 1
  }
}
