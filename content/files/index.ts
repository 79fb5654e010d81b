/** Content as files that people read, and version control compares. */
export { documentFileNames, fromFiles, toFiles } from './document-files.ts'
export { FileProblem } from './file-problem.ts'
export type { KeptDocument, KeptFile, KeptLayer } from './kept.ts'
export { fromSidecar, isSidecar, mediaFolder, sidecarOf, toSidecar } from './media-files.ts'
