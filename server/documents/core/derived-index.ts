/**
 * What is kept beside documents and must never disagree with them: lists, search, references. A shelf is written in the
 * transaction of the change that it is about.
 */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'

export interface DerivedIndex {
  readonly name: string
  /** Changes when it would be written differently: then all documents are put on it again, once, at the start. */
  fingerprint(types: readonly DocumentType[]): string
  /** A layer has a new draft. */
  drafted(trx: Transaction, change: LayerChange): Promise<void>
  /** What visitors see of a layer is now this. */
  published(trx: Transaction, change: LayerChange): Promise<void>
  /** Visitors see nothing of a layer any more; its draft stays. */
  withdrawn(trx: Transaction, where: IndexedDocument): Promise<void>
  /** The drafts of a document were written as those of another one, which is a copy of it. */
  copied?(
    trx: Transaction,
    from: Omit<IndexedDocument, 'layer'>,
    to: Omit<IndexedDocument, 'layer'>,
  ): Promise<void>
  /** All of a document was put on it again. */
  refreshed?(trx: Transaction, where: Omit<IndexedDocument, 'layer'>, at: string): Promise<void>
  /** Nothing is left of a document. */
  removed(trx: Transaction, where: Omit<IndexedDocument, 'layer'>): Promise<void>
}

interface IndexedDocument {
  readonly type: DocumentType
  readonly id: string
  readonly layer: Layer
}

export interface LayerChange extends IndexedDocument {
  readonly version: number
  readonly data: LayerData
  /** When the version was made. */
  readonly at: string
  /** Of a draft that is a translation: the version of the source that its writer saw, where they say so. */
  readonly source?: number | undefined
  /** The layer had no draft before: there is nothing of it that has to be forgotten. */
  readonly isFirst?: boolean
}
