/** Fields of groups by path, `hero.title`: reads and replaces them. */
import type { LayerData } from '@cyanotype/content/model/index.ts'
import { isRecord } from './same-value.ts'

export function partAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), data)
}

export function withParts(data: LayerData, parts: LayerData): LayerData {
  return Object.entries(parts).reduce((known, [path, value]) => withPart(known, path.split('.'), value), data)
}

function withPart(data: LayerData, [name = '', ...rest]: readonly string[], value: unknown): LayerData {
  const known = data[name]
  return { ...data, [name]: rest.length === 0 ? value : withPart(isRecord(known) ? known : {}, rest, value) }
}
