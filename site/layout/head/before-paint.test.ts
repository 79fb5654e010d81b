import { bannerKey, themeKey } from '@cyanotype/content/contracts/device-storage.ts'
import { bannerKey as ofBanner } from '@cyanotype/ui/components/banner/persist-dismissal.ts'
import { themeKey as ofThemeSwitch } from '@cyanotype/ui/components/theme-switch/persist-theme.ts'
import { expect, it } from 'vitest'
import { beforePaint } from './before-paint.ts'

it('reads the storage keys that the components write', () => {
  expect([bannerKey, themeKey]).toEqual([ofBanner, ofThemeSwitch])
  expect(beforePaint).toContain(`'${bannerKey}'`)
  expect(beforePaint).toContain(`'${themeKey}'`)
})
