/**
 * Runs in the head, before anything is painted, so that nobody who chose the dark theme sees a white flash, nothing moves
 * where a notice was closed, and who begins at the top need not wait for the end (`lay-out-the-rest.ts`). It is the one
 * inline script of the site; the content security policy knows it by its hash.
 */
import { createHash } from 'node:crypto'
import { bannerKey, themeKey } from '@cyanotype/content/kept-on-device.ts'

export const beforePaint =
  'try{' +
  'let d=document.documentElement.dataset,s=localStorage,' +
  `t=s.getItem('${themeKey}');` +
  "if(t==='light'||t==='dark')d.theme=t;" +
  `if(d.banner&&d.banner===s.getItem('${bannerKey}'))d.banner='closed'` +
  // Whoever comes to a place within a page, or back to one, needs to know how long everything above it is.
  ";if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')d.arriving=''" +
  '}catch{}'

export const scriptHashes: readonly string[] = [
  `sha256-${createHash('sha256').update(beforePaint).digest('base64')}`,
]
