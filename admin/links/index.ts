/** Links: where they lead, and the field in which that is said. */
export { documentsOf } from './find-documents.ts'
export { LinkField } from './link-field.tsx'
export { LinkNote } from './link-note.tsx'
export { targetQuery } from './link-target.ts'
export { nameOfTarget } from './name-of-target.ts'
