import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { operatorScripts } from './pack.ts'
import { releaseFiles } from './release-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let files: readonly string[]
let sources: readonly string[]

beforeAll(async () => {
  files = await releaseFiles(root)
  sources = files.filter((path) => /^(?:content|server|site|tools|ui)\/(?!dist).*\.ts$/.test(path))
})

const packagesIn = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []))

describe('Files of a release', () => {
  it.each([
    'start.mjs',
    'LICENSE',
    'deploy/cyanotype.service',
    'deploy/cyanotype.socket',
    'server/main.ts',
    'server/commands/account.ts',
    'server/commands/audit.ts',
    'server/commands/content.ts',
    'server/content-quality/checks/parse-worker.ts',
    'server/media/image-service/rasterize-process.ts',
    'server/accounts/auth/common-passwords.txt',
    'server/accounts/auth/leaked-passwords.bin',
    'content/docs/outlines.json',
    'content/docs/en/administrators/deploy.mdx',
    'content/locales/server/et.po',
    'content/locales/site/el.po',
    'site/built-site.ts',
    'ui/icons/cyanotype/check.svg',
  ])('contain %s', (path) => {
    expect(files).toContain(path)
  })

  it('contain the packages of the server, and the native parts of sharp for this system', () => {
    const packages = packagesIn(files)
    for (const name of ['koa', 'kysely', 'pg', 'pino', 'sharp', 'vike', 'zod'])
      expect(packages).toContain(name)
    expect(files.some((path) => path.endsWith('.node'))).toBe(true)
  })

  it('contain everything that the sources read or start by its path', () => {
    const named = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/new URL\('([^'$]+)', import\.meta\.url\)/g)].map(
        ([, target = '']) => join(path, '..', target),
      ),
    )
    const isThere = (path: string) =>
      statSync(join(root, path)).isDirectory()
        ? files.some((file) => file.startsWith(path.replace(/\/?$/, '/')))
        : files.includes(path)
    const inRepository = named.filter(
      (path) => existsSync(join(root, path)) && !/^(?:\.\/?|package\.json)$/.test(path),
    )
    expect(inRepository.length).toBeGreaterThan(5)
    expect(inRepository.filter((path) => !isThere(path))).toEqual([])
  })

  it('contain every command for operators, which the README of the release names', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const readme = readFileSync(join(root, 'tools/release/files/README.md'), 'utf8')
    const scripts = operatorScripts(manifest)
    expect(scripts.length).toBeGreaterThan(7)
    for (const [name, command] of scripts) {
      expect(files).toContain(command.split(' ').at(-1))
      if (name !== 'start') expect(readme).toContain(`npm run ${name}`)
    }
  })

  it('contain a license for each package that has one', () => {
    const licensed = packagesIn(files.filter((path) => /\/(?:licen[cs]e)(?:\.\w+)?$/i.test(path)))
    expect(licensed).toContain('koa')
    expect(licensed).toContain('zod')
  })

  it('contain no tests, no stories, no sources of site and admin, and no build tools', () => {
    const unwanted = files.filter(
      (path) =>
        !path.startsWith('node_modules/') &&
        (/\.(?:test|stories)\.tsx?$|\/testing\/|\.tsx$/.test(path) ||
          /^(?:admin|bench|e2e|\.storybook)\/(?!dist\/)/.test(path) ||
          path.startsWith('tools/generators/')),
    )
    expect(unwanted).toEqual([])
    const packages = packagesIn(files)
    for (const name of [
      'vite',
      'rolldown',
      'esbuild',
      'typescript',
      'vitest',
      'storybook',
      'playwright-core',
    ]) {
      expect(packages).not.toContain(name)
    }
  })
})
