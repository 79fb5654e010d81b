/** All the script that a page brings. Everything on a page reads and works without it. */
import { wakeIslands } from './islands.ts'
import { rememberLanguage } from './language.ts'
import { keepTheme } from './theme.ts'

keepTheme()
rememberLanguage()
wakeIslands()
