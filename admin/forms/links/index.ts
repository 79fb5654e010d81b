/** Links: where they lead, and the field in which that is said. */
export { DocumentName, typeCalled } from './document-title.tsx'
export { documentsOf, documentsOfEveryType } from './find-documents.ts'
export { LinkField, LinkNote, nameOfTarget } from './link-field.tsx'
export { targetQuery } from './link-target.ts'
