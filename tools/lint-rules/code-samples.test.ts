/** Code samples in the documentation compile, or match the files that they show; their commands exist. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { CodeSample } from '../docs/code-samples.ts'
import { codeSamplesIn, isTypeScript, samplePath } from '../docs/code-samples.ts'
import { writeEntries } from '../package/entries.ts'
import { dependentSamples } from './exceptions.ts'
import { filesLike, read, root } from './source-files.ts'

interface PageSample extends CodeSample {
  /** `page#title`. */
  readonly id: string
  readonly page: string
  /** Where it is checked: each page has a folder, so that two pages can show the same new file. */
  readonly path: string
}

const samples: readonly PageSample[] = filesLike('content/docs/*/**/*.mdx').flatMap((page) =>
  codeSamplesIn(read(page)).map((sample, index) => {
    const folder = page.replace(/^content\/docs\/|\.mdx$/g, '').replaceAll('/', '-')
    const path = samplePath(sample, index)
    return { ...sample, page, id: `${page}#${sample.title ?? path}`, path: `${folder}/${path}` }
  }),
)

const checked = samples.filter(
  (sample) => isTypeScript(sample) && /\/en\/(?:developers|designers)\//.test(sample.page),
)
const isDependent = ({ id }: PageSample) => dependentSamples.some(({ path }) => path === id)

/** The file of the repository that a sample shows a part of. */
function shownFile({ title }: CodeSample): string | undefined {
  return title?.includes('/') && filesLike(title).length > 0 ? title : undefined
}

const newFiles = checked.filter((sample) => !sample.isDiff && shownFile(sample) === undefined)

const lines = (text: string) => text.split('\n').map((line) => line.trim())

/** Lines of a diff without `+` are in the file, and an excerpt is there as a whole. */
function isIn(file: string, { code, isDiff }: CodeSample): boolean {
  const own = lines(read(file))
  if (!isDiff) return own.join('\n').includes(lines(code).join('\n'))
  const unchanged = code.split('\n').filter((line) => !line.startsWith('+'))
  return unchanged.every((line) => own.includes(line.slice(1).trim()))
}

/** Imports find files of the same page, then those of the repository, then those of other pages. */
function configFor(folder: string) {
  const files = newFiles.map(({ path }) => path)
  const folders = [...new Set(files.map((file) => `./${file.split('/')[0]}`))]
  const rootDirs = [relative(folder, root), ...folders]
  const packages = ['admin', 'content', 'server', 'site', 'ui']
  const paths = Object.fromEntries(
    packages.map((name) => [`@cyanotype/${name}/*`, rootDirs.map((dir) => `${dir}/${name}/*`)]),
  )
  const entries = {
    '@cyanotype/ui': ['./package/entries/index.d.ts'],
    '@cyanotype/ui/*': ['./package/entries/*.d.ts', ...(paths['@cyanotype/ui/*'] ?? [])],
  }
  const ambient = filesLike('{.storybook,admin,site,ui}/**/*.d.ts').map((file) => join(root, file))
  return {
    extends: relative(folder, join(root, 'tsconfig.json')),
    compilerOptions: { paths: { ...paths, ...entries }, rootDirs, moduleDetection: 'force' },
    files: [...files, ...ambient],
    include: [],
  }
}

/** The errors of the compiler, one a line. */
async function compile(): Promise<readonly string[]> {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist/samples-'))
  try {
    for (const { path, code } of newFiles) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), `${code}\n`)
    }
    await writeEntries(join(folder, 'package/entries'))
    await symlink(join(root, 'ui'), join(folder, 'package/modules'), 'junction')
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configFor(folder)))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '-p', folder], { cwd: folder })
    const output = await run.then(
      ({ stdout }) => stdout,
      (error: { readonly stdout: string }) => error.stdout,
    )
    return output.split('\n').filter((line) => line !== '')
  } finally {
    await rm(folder, { recursive: true })
  }
}

const isAbout = (error: string, { path }: PageSample) => error.startsWith(`${path}(`)

describe('Code samples', () => {
  it('compile against the code of the repository', { timeout: 240_000 }, async () => {
    const errors = await compile()
    const dependent = newFiles.filter(isDependent)
    const others = errors.filter(
      (error) => /^\S/.test(error) && !dependent.some((one) => isAbout(error, one)),
    )
    expect(others, 'The first folder of each path is the page.').toEqual([])
    const compiled = dependent.filter((sample) => !errors.some((error) => isAbout(error, sample)))
    expect(
      compiled.map(({ id }) => id),
      'Remove them from tools/lint-rules/exceptions.ts.',
    ).toEqual([])
  })

  it('match the files that their titles name', () => {
    const shown = checked.filter((sample) => sample.isDiff || shownFile(sample) !== undefined)
    const wrong = shown.filter((sample) => {
      const file = shownFile(sample)
      return !isDependent(sample) && (file === undefined || !isIn(file, sample))
    })
    expect(
      wrong.map(({ id }) => id),
      'The file does not exist or has other lines.',
    ).toEqual([])
  })

  it('run commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const missing = samples
      .filter(({ language }) => language === 'sh')
      .flatMap(({ id, code }) =>
        [...code.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
          .filter(([, name = '']) => !Object.hasOwn(scripts, name))
          .map(([command]) => `${id}: ${command}`),
      )
    expect(missing).toEqual([])
  })
})
