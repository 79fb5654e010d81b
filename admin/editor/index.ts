/** The editor of texts. It comes when it is shown, and brings what it needs along. */
export { TextEditor } from './text-editor.tsx'
