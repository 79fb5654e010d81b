/** Links: search of documents, link targets and the link field. */
export { DocumentName, typeCalled, useDocumentTitle } from './document-title.tsx'
export { documentsOf, documentsOfEveryType } from './find-documents.ts'
export { LinkField, LinkNote, nameOfTarget, targetQuery } from './link-field.tsx'
