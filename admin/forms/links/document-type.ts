import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { model } from '@cyanotype/content/model/index.ts'

const types: ReadonlyMap<string, DocumentType> = new Map(Object.entries(model))

/** The type that an answer names; none where this admin is older than the server. */
export const typeCalled = (name: string): DocumentType | undefined => types.get(name)
