/** The editor of texts. It comes when it is shown, and brings what it needs along. */
export type { TextChecks } from './checks/checks-plugin.ts'
export { TextEditor } from './text-editor.tsx'
