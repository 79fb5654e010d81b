import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const base = 'Mozilla/5.0'
it.each([
  [`${base} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox, Linux'],
  [
    `${base} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0`,
    'Edge, Windows',
  ],
  [
    `${base} (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `${base} (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    `${base} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari, macOS',
  ],
  ['curl/8.5', undefined],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
