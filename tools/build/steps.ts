/**
 * Build steps: the inputs, command and output of each. A step runs when its output is missing or out of date.
 */
export interface Step {
  readonly name: string
  /** Files and folders, relative to the root. A change in any of them makes the output out of date. */
  readonly inputs: readonly string[]
  /** Files that do not affect the output, such as tests and stories. */
  readonly leavingOut: RegExp
  /** The output folder, and a file in it that exists only after a complete build. */
  readonly output: string
  readonly proof: string
  /** A program in node_modules with its arguments, and the folder to run it in. */
  readonly run: readonly [program: string, ...args: string[]]
  readonly in: string
  /**
   * Where the program writes, if the result is moved into place only when complete because it may be read
   * meanwhile.
   */
  readonly writes?: string
}

const forAll = ['package-lock.json', 'lingui.config.ts', 'vite.shared.ts', 'ui', 'content']
/** Not read by a build: generated files, and images that the server sends from their folder. */
const notBuilt = /(^|\/)(dist|node_modules|docs\/images)(\/|$)/
const neverBuilt = new RegExp(`${notBuilt.source}|\\.test\\.tsx?$|\\.stories\\.tsx$`)

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
    leavingOut: notBuilt,
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
