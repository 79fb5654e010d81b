/** Starts the admin on its own page. The sign-in page loads `start.tsx` too, and draws the admin in its place. */
import { openPageRoot } from './page-root.ts'
import { start } from './start.tsx'

void start(openPageRoot('admin'))
