/**
 * Runs in the head, before anything is painted, so that nobody who chose the dark theme sees a white flash. It is the one
 * inline script of the site; the content security policy knows it by its hash.
 */
import { createHash } from 'node:crypto'

export const beforePaint =
  "try{let t=localStorage.getItem('cyanotype:theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

export const scriptHashes: readonly string[] = [
  `sha256-${createHash('sha256').update(beforePaint).digest('base64')}`,
]
