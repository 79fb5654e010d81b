/** Reads values of JSON whose shape is not known. */

export type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textAt(record: JsonRecord, name: string): string {
  const value = record[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function numberAt(record: JsonRecord, name: string): number {
  const value = record[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

export function listAt(record: JsonRecord, name: string): readonly unknown[] {
  const value = record[name]
  return Array.isArray(value) ? value : []
}

export const recordsAt = (record: JsonRecord, name: string) => listAt(record, name).filter(isRecord)
