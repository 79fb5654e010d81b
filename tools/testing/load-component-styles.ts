/**
 * Loads the styles of the components before the first test. All files share one document: if a test file
 * loaded them after the styles of the admin, they would override those.
 */
import '@cyanotype/ui/ui.css'
