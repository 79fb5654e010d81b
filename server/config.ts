/**
 * The environment, read once. Every variable is described here and nowhere else: the README's table is checked against
 * this list. A value that makes no sense stops the start with one line that names the variable and what it takes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { StartProblem } from './start-problem.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** `https://example.org`, without a slash at the end. */
  readonly publicUrl: string | undefined
  readonly firstOwner: { readonly email: string; readonly password: string } | undefined
  readonly secret: string | undefined
  readonly previewHost: string | undefined
  readonly logLevel: LogLevel
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

interface Variable<Value> {
  /** What it is for, as the README's table says it. */
  readonly about: string
  /** What it takes, as the line says it that refuses a value. */
  readonly takes: string
  /** What holds when it is not set, as text; none where there is nothing to say. */
  readonly standard?: string
  readonly schema: z.ZodType<Value, string>
}

const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(name)

/** An origin that a cookie can be kept safe for: https, or plain http that never leaves the machine. */
const publicOrigin = z
  .string()
  .refine((text) => {
    const { protocol, hostname, pathname, search } = URL.parse(text) ?? {}
    if (hostname === undefined || pathname !== '/' || search !== '') return false
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  })
  .transform((text) => new URL(text).origin)

export const variables = {
  PORT: variable({
    about: 'The port to listen on.',
    takes: 'a number from 0 (any free port) to 65535',
    standard: '3000',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: variable({
    about: 'The address to listen on; `0.0.0.0` in a container.',
    takes: 'a host name or an IP address',
    standard: '127.0.0.1',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  DATA_DIR: variable({
    about: 'The folder for the database, media and what else is kept.',
    takes: 'the path of a folder',
    standard: './data',
    schema: z.string().min(1),
  }),
  DATABASE_URL: variable({
    about: 'A PostgreSQL database. Not set: SQLite in `DATA_DIR`.',
    takes: 'an address such as postgres://user:password@host:5432/name',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  PUBLIC_URL: variable({
    about: 'Where visitors find the site. Needed wherever it is not on this machine only.',
    takes: 'an origin such as https://example.org (http only for localhost)',
    schema: publicOrigin,
  }),
  ADMIN_EMAIL: variable({
    about: 'Creates the first owner without asking, together with `ADMIN_PASSWORD`.',
    takes: 'an e-mail address of at most 256 characters',
    schema: z.email().max(256),
  }),
  ADMIN_PASSWORD: variable({
    about: 'The first owner’s password.',
    takes: '12 to 256 characters',
    schema: z.string().min(12).max(256),
  }),
  SECRET: variable({
    about: 'Signs previews. Not set: made at the first start and kept in `DATA_DIR`.',
    takes: 'at least 32 characters that nobody can guess',
    schema: z.string().min(32),
  }),
  PREVIEW_HOST: variable({
    about: 'Another origin that may show previews in a frame.',
    takes: 'an origin such as https://preview.example.org',
    schema: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  }),
  LOG_LEVEL: variable({
    about: 'How much is logged.',
    takes: logLevels.join(', '),
    standard: 'info',
    schema: z.enum(logLevels),
  }),
}

function variable<Value>(of: Variable<Value>): Variable<Value> {
  return of
}

/** `.env` of the working folder, with the real environment before it. */
export function environment(folder = process.cwd()): Readonly<Record<string, string | undefined>> {
  const file = resolve(folder, '.env')
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>) =>
    readVariable(name, variable, env[name])
  return {
    port: read('PORT', variables.PORT) ?? 0,
    host: read('HOST', variables.HOST) ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR', variables.DATA_DIR) ?? 'data'),
    databaseUrl: read('DATABASE_URL', variables.DATABASE_URL),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL),
    firstOwner: firstOwner(
      read('ADMIN_EMAIL', variables.ADMIN_EMAIL),
      read('ADMIN_PASSWORD', variables.ADMIN_PASSWORD),
    ),
    secret: read('SECRET', variables.SECRET),
    previewHost: read('PREVIEW_HOST', variables.PREVIEW_HOST),
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL) ?? 'info',
  }
}

/** Empty counts as not set, which is what an unset variable becomes in many a container's settings. */
function readVariable<Value>(
  name: string,
  { takes, standard, schema }: Variable<Value>,
  text: string | undefined,
): Value | undefined {
  const given = text === undefined || text.trim() === '' ? standard : text.trim()
  if (given === undefined) return undefined
  const { success, data } = schema.safeParse(given)
  if (!success) throw new StartProblem(`${name} takes ${takes}.`)
  return data
}

function firstOwner(email: string | undefined, password: string | undefined): Config['firstOwner'] {
  if (email === undefined && password === undefined) return undefined
  if (email === undefined)
    throw new StartProblem('ADMIN_PASSWORD takes effect only with ADMIN_EMAIL: set both.')
  if (password === undefined)
    throw new StartProblem('ADMIN_EMAIL takes effect only with ADMIN_PASSWORD: set both.')
  return { email, password }
}

/** Whether only this machine can reach the server, so that a cookie may do without https. */
export function staysOnThisMachine({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return publicUrl === undefined ? isLoopback(host) : publicUrl.startsWith('http:')
}
