import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { day, hour } from '../platform/durations.ts'
import { StartProblem } from '../platform/start-error.ts'
import { environment, readConfig } from './config.ts'
import { variables } from './variables.ts'

describe('Configuration', () => {
  it('needs no variable to be set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      publicUrl: undefined,
      firstOwner: undefined,
      secret: undefined,
      previousSecret: undefined,
      openIdConnect: undefined,
      sessionLengths: { unused: 12 * hour, total: 14 * day },
      mail: undefined,
      previewHost: undefined,
      stagingHost: undefined,
      iconFallbackUrls: [],
      purgeUrl: undefined,
      analyticsHost: undefined,
      imageCdn: undefined,
      mediaSites: 'own',
      imageCacheBytes: 1_000_000_000,
      loopbackPorts: [],
      media: undefined,
      securityContacts: [],
      trustProxy: [],
      rateLimits: 1,
      logLevel: 'info',
      metricsToken: undefined,
      serverTiming: 'signed-in',
      slowQueryMs: 200,
    })
  })

  it('accepts valid values', () => {
    const env = {
      PORT: '0',
      PUBLIC_URL: 'https://house.example/',
      DATABASE_URL: 'postgres://a:b@localhost:5432/c',
      ADMIN_EMAIL: 'ada@example.org',
      ADMIN_PASSWORD: 'a blue print in the sun',
    }
    expect(readConfig(env)).toMatchObject({
      port: 0,
      publicUrl: 'https://house.example',
      databaseUrl: env.DATABASE_URL,
      firstOwner: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    })
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1', RATE_LIMITS: '0.5' })).toMatchObject({
      trustProxy: ['10.0.0.0/8', '::1'],
      rateLimits: 0.5,
    })
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it('reads the lengths of sessions', () => {
    const { sessionLengths } = readConfig({ SESSION_UNUSED_HOURS: '1', SESSION_DAYS: '30' })
    expect(sessionLengths).toEqual({ unused: hour, total: 30 * day })
  })

  it('accepts one or several icon services', () => {
    const of = (value: string) => readConfig({ ICON_FALLBACK_URL: value }).iconFallbackUrls
    expect(of('https://icons.example/')).toEqual(['https://icons.example'])
    expect(of('http://127.0.0.1:4000/i, https://icons.example')).toEqual([
      'http://127.0.0.1:4000/i',
      'https://icons.example',
    ])
    for (const wrong of ['icons.example', 'https://icons.example,', 'ftp://icons.example'])
      expect(() => of(wrong)).toThrow('ICON_FALLBACK_URL')
  })

  it('accepts e-mail addresses and URLs as contacts for vulnerabilities', () => {
    const { securityContacts } = readConfig({
      SECURITY_CONTACT: 'ada@example.org, https://example.org/report',
    })
    expect(securityContacts).toEqual(['mailto:ada@example.org', 'https://example.org/report'])
  })

  it('lets outgoing requests reach this machine only when the site is local', () => {
    expect(readConfig({ LOOPBACK_PORTS: '4000,4001' }).loopbackPorts).toEqual([4_000, 4_001])
    for (const reached of [{ PUBLIC_URL: 'https://house.example' }, { HOST: '0.0.0.0' }]) {
      expect(() => readConfig({ LOOPBACK_PORTS: '4000', ...reached })).toThrow('LOOPBACK_PORTS is for tests')
    }
  })

  it('reads the key of the media store from the URL or from its own variables', () => {
    expect(() => readConfig({ MEDIA_URL: 's3://house' })).toThrow('AWS_ACCESS_KEY_ID')
    const beside = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'hush', AWS_REGION: 'eu-north-1' }
    for (const env of [
      { MEDIA_URL: 's3://house', ...beside },
      { ...beside, MEDIA_URL: 's3://AKIA:hush@house' },
    ])
      expect(readConfig(env).media).toMatchObject({
        accessKeyId: 'AKIA',
        secretAccessKey: 'hush',
        region: 'eu-north-1',
      })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', '1.5'],
    ['WORKERS', 'all'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'mysql://localhost/x'],
    ['MEDIA_URL', 'https://s3.example.org/house'],
    ['MEDIA_URL', 's3://a%zz:b@house'],
    ['BACKUP_URL', 's3://a:b@house/%zz'],
    ['PURGE_URL', 'https://token%zz@cache.example.org/purge'],
    ['PURGE_URL', 'https://user:%zz@cache.example.org/purge'],
    ['AWS_REGION', 'eu north'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'http://example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ADMIN_EMAIL', 'ada'],
    ['ADMIN_PASSWORD', 'short'],
    ['SECRET', 'too short'],
    ['SESSION_UNUSED_HOURS', '25'],
    ['SESSION_DAYS', '0'],
    ['SESSION_DAYS', '31'],
    ['SECRET_PREVIOUS', 'too short'],
    ['PREVIEW_HOST', 'preview.example.org'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMITS', '-1'],
    ['RATE_LIMITS', 'none'],
    ['LOG_LEVEL', 'loud'],
    ['SECURITY_CONTACT', 'ada'],
    ['SECURITY_CONTACT', 'http://example.org'],
    ['METRICS_TOKEN', 'too short'],
    ['SERVER_TIMING', 'yes'],
    ['SLOW_QUERY_MS', '-1'],
  ] as const)('rejects %s=%s with one line that names the variable and what it must be', (name, value) => {
    const refusal = new RegExp(`^${name} must be .+\\.$`)
    expect(() => readConfig({ [name]: value })).toThrow(refusal)
  })

  it('accepts several workers on PostgreSQL, and rejects them on SQLite', () => {
    const url = 'postgres://a:b@localhost:5432/c'
    expect(readConfig({ WORKERS: '4', DATABASE_URL: url }).workers).toBe(4)
    expect(readConfig({ WORKERS: '1' }).workers).toBe(1)
    expect(() => readConfig({ WORKERS: '2' })).toThrow(/^WORKERS is more than 1, but DATABASE_URL is not set/)
  })

  it('rejects incomplete credentials of the first owner', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'ada@example.org' })).toThrow('ADMIN_PASSWORD')
    expect(() => readConfig({ ADMIN_PASSWORD: 'a blue print in the sun' })).toThrow('ADMIN_EMAIL')
  })

  it('accepts a replica of PostgreSQL only', () => {
    const [url, replica] = ['postgres://a:b@primary:5432/c', 'postgres://a:b@replica:5432/c']
    const env = { DATABASE_URL: url, DATABASE_READ_URL: replica }
    expect(readConfig(env)).toMatchObject({ databaseUrl: url, databaseReadUrl: replica })
    expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow(/^DATABASE_READ_URL is set, but .+\.$/)
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  describe('with secrets in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cyanotype-secrets-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const fileWith = (text: string) => {
      const path = join(folder, String(text.length))
      writeFileSync(path, text)
      return path
    }
    const value = 'a long secret that no error may contain'

    it('reads each secret from the file that NAME_FILE names, without the last line break', () => {
      const secrets = Object.entries(variables).filter(([, { isSecret }]) => isSecret)
      expect(secrets.map(([name]) => name)).toContain('SECRET')
      for (const ending of ['', '\n', '\r\n'])
        expect(readConfig({ SECRET_FILE: fileWith(`${value}${ending}`) }).secret).toBe(value)
      const url = 'postgres://a:b@localhost:5432/c'
      expect(readConfig({ DATABASE_URL_FILE: fileWith(`${url}\n`), DATABASE_URL: '' }).databaseUrl).toBe(url)
    })

    it('rejects a secret that is set twice, and names the variable but not its value', () => {
      const both = { SECRET: value, SECRET_FILE: fileWith(`${value} 2`) }
      expect(() => readConfig(both)).toThrow(/^SECRET and SECRET_FILE are both set\. Remove one of them\.$/)
    })

    it('rejects a file that is missing, empty or has an invalid value, without showing the value', () => {
      const missing = join(folder, 'missing')
      expect(() => readConfig({ SECRET_FILE: missing })).toThrow(/SECRET_FILE names: .+ \(ENOENT\)/)
      expect(() => readConfig({ SECRET_FILE: fileWith('\n') })).toThrow('SECRET_FILE names is empty')
      expect(() => readConfig({ SECRET_FILE: fileWith('too short') })).toThrow(/^SECRET must be [^:]+\.$/)
    })

    it('ignores NAME_FILE for a variable that is no secret', () => {
      expect(readConfig({ PORT_FILE: join(folder, 'missing') }).port).toBe(3000)
    })
  })

  it('has the documented defaults when nothing is set', () => {
    for (const { standard, schema } of Object.values(variables)) {
      if (standard !== undefined) expect(schema.safeParse(standard).success).toBe(true)
    }
  })

  it.each([
    ['plain', ''],
    ['with a byte order mark', '\uFEFF'],
  ])('reads .env for variables that the environment does not set, %s', (_form, mark) => {
    const folder = mkdtempSync(join(tmpdir(), 'cyanotype-env-'))
    writeFileSync(join(folder, '.env'), `${mark}CYANOTYPE_TEST_ONLY=from the file\nPATH=from the file\n`)
    const env = environment(folder)
    rmSync(folder, { recursive: true })
    expect(env.CYANOTYPE_TEST_ONLY).toBe('from the file')
    expect(env.PATH).toBe(process.env.PATH)
  })

  it('names a .env that cannot be read, and the reason, in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cyanotype-env-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, '.env')
    // The superuser, who may run the tests, can read every file.
    mkdirSync(file)
    const line = `Cannot read ${file} (EISDIR). Check that it is a file, and its permissions.`
    expect(() => environment(folder)).toThrow(new StartProblem(line))
  })
})
