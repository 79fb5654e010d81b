/**
 * Starts the admin on its own page. The sign-in page also loads `mount.tsx` and renders the admin in its
 * place.
 */

import { start } from './mount.tsx'
import { openPageRoot } from './page-root.ts'

void start(openPageRoot('admin'))
