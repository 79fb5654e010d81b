/** What is built, from what, into what. A step runs when its output is missing or older than what it is made from. */
export interface Step {
  readonly name: string
  /** Files and folders, from the root. A change in any of them makes the output out of date. */
  readonly inputs: readonly string[]
  /** Tests, stories and the like, which leave no trace in the output. */
  readonly leavingOut: RegExp
  /** The folder that is made, and a file in it without which it is not there. */
  readonly output: string
  readonly proof: string
  /** A program of node_modules with its arguments, and the folder to run it in. */
  readonly run: readonly [program: string, ...args: string[]]
  readonly in: string
  /** Where the program writes, when it is put in place only once it is whole, since it may be read meanwhile. */
  readonly writes?: string
}

const forAll = ['package-lock.json', 'lingui.config.ts', 'vite.shared.ts', 'ui', 'content']
const generated = /(^|\/)(dist|node_modules)(\/|$)/
const neverBuilt = new RegExp(`${generated.source}|\\.test\\.tsx?$|\\.stories\\.tsx$`)

export const steps = {
  site: {
    name: 'Site',
    inputs: [...forAll, 'site'],
    leavingOut: neverBuilt,
    output: 'site/dist',
    proof: 'server/entry.mjs',
    run: ['vike/bin.js', 'build'],
    in: 'site',
  },
  admin: {
    name: 'Admin',
    inputs: [...forAll, 'tools/build', 'admin'],
    leavingOut: neverBuilt,
    output: 'admin/dist',
    proof: 'index.html',
    run: ['vite/bin/vite.js', 'build'],
    in: 'admin',
  },
  storybook: {
    name: 'Storybook',
    inputs: [...forAll, '.storybook', 'tools/component-docs'],
    leavingOut: generated,
    output: 'dist/storybook',
    proof: 'index.html',
    run: [
      'storybook/dist/bin/dispatcher.js',
      'build',
      '--output-dir',
      'dist/storybook.new',
      '--disable-telemetry',
    ],
    in: '.',
    writes: 'dist/storybook.new',
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
