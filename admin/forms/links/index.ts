/** Links: where they lead, and the field in which that is said. */
export { DocumentName } from './document-title.tsx'
export { typeCalled } from './document-type.ts'
export { documentsOf, documentsOfEveryType } from './find-documents.ts'
export { LinkField } from './link-field.tsx'
export { LinkNote } from './link-note.tsx'
export { targetQuery } from './link-target.ts'
export { nameOfTarget } from './target-label.ts'
