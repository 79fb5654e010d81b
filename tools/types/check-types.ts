/**
 * `npm run test:types`: checks the types of the repository, of the code samples in the documentation and of
 * those in Storybook. One compilation for all, because each of them loads most of the repository.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { readRecipes, readSnippets } from '../component-docs/snippets.ts'
import type { PageSample } from '../docs/page-samples.ts'
import { isChecked, isDependent, readPageSamples, shownFile } from '../docs/page-samples.ts'
import { read, root } from '../lint-rules/source-files.ts'
import { writeEntries } from '../package/entries.ts'

const problems = await checkTypes()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

async function checkTypes(): Promise<readonly string[]> {
  const samples = readPageSamples().filter(
    (sample) => isChecked(sample) && !sample.isDiff && shownFile(sample) === undefined,
  )
  const snippets = [...readSnippets(), ...readRecipes()].map(([name, code]) => ({
    path: `storybook/${name}.tsx`,
    code,
  }))
  const output = await compile([...samples, ...snippets])
  const dependent = samples.filter(isDependent)
  const isAbout = (line: string, { path }: PageSample) => line.startsWith(`${path}(`)
  const compiled = dependent.filter((sample) => !output.some((line) => isAbout(line, sample)))
  return [
    ...output.filter((line) => !dependent.some((sample) => isAbout(line, sample))),
    ...compiled.map(({ id }) => `${id} compiles: remove it from tools/lint-rules/exceptions.ts.`),
  ]
}

/** The errors of the compiler. Each is a line, and the lines that explain it follow after a line break. */
async function compile(files: readonly { readonly path: string; readonly code: string }[]) {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist/types-'))
  try {
    for (const { path, code } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `${code}\n`)
    }
    await writeEntries(join(folder, 'package/entries'))
    await symlink(join(root, 'ui'), join(folder, 'package/modules'), 'junction')
    const paths = files.map(({ path }) => path)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configFor(folder, paths)))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder], { cwd: folder })
    const output = await run.then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    )
    const fromRoot = output.replaceAll(`${relative(folder, root)}/`, '')
    return fromRoot.split(/\n(?=\S)/).filter((error) => error.trim() !== '')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** In samples, imports find files of the same page, then those of the repository, then those of other pages. */
function configFor(folder: string, files: readonly string[]) {
  const up = relative(folder, root)
  const rootDirs = [up, ...new Set(files.map((file) => `./${file.split('/')[0]}`))]
  const packages = ['admin', 'content', 'server', 'site', 'ui']
  const paths = Object.fromEntries(
    packages.map((name) => [`@cyanotype/${name}/*`, rootDirs.map((dir) => `${dir}/${name}/*`)]),
  )
  const entries = {
    '@cyanotype/ui': ['./package/entries/index.d.ts'],
    '@cyanotype/ui/*': ['./package/entries/*.d.ts', ...(paths['@cyanotype/ui/*'] ?? [])],
  }
  const { include, exclude }: { include: string[]; exclude: string[] } = JSON.parse(read('tsconfig.json'))
  return {
    extends: join(up, 'tsconfig.json'),
    compilerOptions: { paths: { ...paths, ...entries }, rootDirs, moduleDetection: 'force' },
    files,
    include: include.map((pattern) => join(up, pattern)),
    exclude: exclude.map((pattern) => join(up, pattern)),
  }
}
