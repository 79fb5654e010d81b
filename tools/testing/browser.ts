/**
 * Finds a browser for tests: `CHROMIUM_PATH`, or else the one from npm, even if another is installed, so that
 * tests mean the same on every machine. npm has one for Linux on x64 only. Other machines need an installed
 * Chromium or Chrome.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Browser {
  executablePath: string
  args: string[]
}

/**
 * No sandbox, since tests also run as root in containers. No background requests, which fail on a closed
 * network.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const launcherName = 'launch-chromium'

export async function findBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await defaultBrowser())
  if (!existsSync(executablePath)) {
    throw new Error(`There is no browser at ${executablePath}. Set CHROMIUM_PATH to one, or unset it.`)
  }
  return { executablePath, args: flags }
}

async function defaultBrowser(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return browserFromNpm()
  const executablePath = installedBrowser() ?? (await playwrightBrowser())
  if (executablePath === undefined)
    throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  return executablePath
}

function installedBrowser(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const otherPlaces = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  return [...places, ...otherPlaces].find((place) => existsSync(place))
}

async function playwrightBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const place = chromium.executablePath()
  return existsSync(place) ? place : undefined
}

/**
 * Unpacks the packaged browser once per checkout. The rename ensures that a half-unpacked one is never
 * started.
 */
async function browserFromNpm(): Promise<string> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/cyanotype/', import.meta.url))
  const home = join(cache, 'browser')
  if (!existsSync(home)) {
    await mkdir(cache, { recursive: true })
    const unpacked = await mkdtemp(join(cache, 'unpacking-'))
    await unpackBrowser(unpacked)
    await writeLauncher(unpacked, home)
    await rename(unpacked, home).catch((problem: unknown) => {
      if (!existsSync(home)) throw problem
    })
    await rm(unpacked, { recursive: true, force: true })
  }
  return join(home, launcherName)
}

async function unpackBrowser(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const packed = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder // the package unpacks into the temporary folder and nowhere else
  try {
    await inflate(join(packed, 'chromium.br'))
    for (const part of ['fonts', 'swiftshader', 'al2023']) await inflate(join(packed, `${part}.tar.br`))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/**
 * A machine that never had a browser lacks NSS, which the package contains, and may lack fonts, without which
 * text has no size. The launcher sets the paths of both.
 */
async function writeLauncher(folder: string, home: string): Promise<void> {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(home, 'fonts')]
  const fontFolders = folders.map((folder) => `<dir>${folder}</dir>`).join('')
  const cache = `<cachedir>${join(home, 'font-cache')}</cachedir>`
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig>${fontFolders}${cache}</fontconfig>\n`,
  )
  const libraries = starts(join(folder, 'chromium'))
    ? ''
    : ` LD_LIBRARY_PATH='${join(home, 'al2023', 'lib')}'`
  const settings = `export FONTCONFIG_FILE='${join(home, 'fonts.conf')}'${libraries}`
  const lines = ['#!/bin/sh', settings, `exec '${join(home, 'chromium')}' "$@"`]
  await writeFile(join(folder, launcherName), `${lines.join('\n')}\n`, { mode: 0o755 })
}

function starts(executablePath: string): boolean {
  try {
    execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
