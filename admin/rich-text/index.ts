/** Rich text editor, which is loaded on demand. */
export type { TextChecks } from './checks/checks-plugin.ts'
export { TextEditor } from './text-editor.tsx'
