/** Rich text editor, which is loaded on demand. */
export type { BesideText, MachineBeside, TextBeside } from './beside/text-beside.ts'
export type { TextChecks } from './checks/checks-plugin.ts'
export type { BlockPlace } from './editor/block-place.ts'
export type { NotifyTiming } from './editor/use-text-view.ts'
export { TextEditor } from './text-editor.tsx'
