/** Readable names of the devices of sessions. */

/** The first match counts, because many browsers also include the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.].*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: typeof browsers, text: string) => names.find(([sign]) => sign.test(text))?.[1]

/**
 * Readable name of the device of a session: `Firefox, Linux` from a User-Agent header. `undefined` if neither
 * browser nor system is known.
 */
export function deviceName(userAgent: string): string | undefined {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined)
  return names.length === 0 ? undefined : names.join(', ')
}
