/**
 * Heading ids: made from the headings of a text, and stable when a heading is renamed. Search links to the
 * same ids that the page has.
 */
import GithubSlugger from 'github-slugger'
import type { Heading } from '../render/render-pipeline.ts'

/** Ids around the text, which the script of the page needs: a heading “Announcer” would receive its messages. */
const pageIds = ['main-content', 'announcer']

/** Call it for each heading in order: a second heading with the same text gets a number. */
export function headingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  for (const id of pageIds) slugger.slug(id)
  return (text) => slugger.slug(text) || slugger.slug('section')
}

export interface HeadingName {
  /** A translation takes the id of its source language. */
  readonly id: string
  /** Earlier ids, and those made from the translated heading. Links to them still work. */
  readonly aliases: readonly string[]
}

/** The headings of one text in all versions, the current one last, each with an id made from its own text. */
export type HeadingHistory = readonly (readonly Heading[])[]

/** One heading through all versions, with its ids, the newest last. */
interface Track {
  ids: readonly string[]
}

/**
 * Names each heading of the newest version of `own`. `source` is the history of the text that it was
 * translated from.
 */
export function nameHeadings(own: HeadingHistory, source: HeadingHistory = []): readonly HeadingName[] {
  const current = own.at(-1) ?? []
  const ownTracks = trackHeadings(own).at(-1) ?? []
  const sourceTracks = source.length === 0 ? [] : alignWithSource(current, source)
  const taken = new Set<string>()
  const ids = current.map(({ id }, index) => unused(sourceTracks[index]?.ids.at(-1) ?? id, taken))
  return ids.map((id, index) => {
    const candidates = [...(sourceTracks[index]?.ids ?? []), ...(ownTracks[index]?.ids ?? [])]
    const aliases = [...new Set(candidates)].filter((alias) => !taken.has(alias))
    for (const alias of aliases) taken.add(alias)
    return { id, aliases }
  })
}

function unused(id: string, taken: Set<string>): string {
  let free = id
  for (let number = 1; taken.has(free); number += 1) free = `${id}-${number}`
  taken.add(free)
  return free
}

/** For each version the track of each of its headings. */
function trackHeadings(history: HeadingHistory): readonly (readonly Track[])[] {
  const versions: (readonly Track[])[] = []
  const all: Track[] = []
  let before: readonly Heading[] = []
  for (const headings of history) {
    const earlier = versions.at(-1) ?? []
    const matches = matchVersions(before, headings)
    const used = new Set(matches.map((index) => (index === undefined ? undefined : earlier[index])))
    const tracks = headings.map(({ id }, index) => {
      const place = matches[index]
      // A heading that was deleted and added again is the same one.
      const returned = all.find((one) => !used.has(one) && one.ids.includes(id))
      const track = (place === undefined ? returned : earlier[place]) ?? { ids: [] }
      used.add(track)
      track.ids = [...track.ids.filter((one) => one !== id), id]
      return track
    })
    for (const track of tracks) if (!all.includes(track)) all.push(track)
    versions.push(tracks)
    before = headings
  }
  return versions
}

/**
 * For each heading the index of the same one in the previous version. A heading with a new id counts as
 * renamed if a heading of the same depth disappeared after the same neighbour.
 */
function matchVersions(before: readonly Heading[], now: readonly Heading[]): readonly (number | undefined)[] {
  const places = new Map(before.map(({ id }, index) => [id, index]))
  const existing = new Set(now.map(({ id }) => id))
  let next = 0
  return now.map(({ id, depth }) => {
    const place = places.get(id)
    if (place !== undefined) {
      next = place + 1
      return place
    }
    const candidate = before[next]
    if (candidate === undefined || existing.has(candidate.id) || candidate.depth !== depth) return undefined
    next += 1
    return next - 1
  })
}

/** For each heading of a translation its counterpart in the source, as far as both outlines agree. */
function alignWithSource(
  current: readonly Heading[],
  source: HeadingHistory,
): readonly (Track | undefined)[] {
  const tracks = trackHeadings(source)
  const depths = current.map(({ depth }) => depth)
  const same = source.findLastIndex((version) => isSame(depths, version))
  if (same !== -1) return tracks[same] ?? []
  const newest = source.at(-1) ?? []
  const newestTracks = tracks.at(-1) ?? []
  const agrees = (index: number, other: number) => depths[index] === newest[other]?.depth
  let start = 0
  while (start < depths.length && agrees(start, start)) start += 1
  let end = 0
  while (depths.length - end > start && agrees(depths.length - 1 - end, newest.length - 1 - end)) end += 1
  return current.map((_, index) => {
    if (index < start) return newestTracks[index]
    const fromEnd = depths.length - index
    const place = newest.length - fromEnd
    return fromEnd <= end && place >= start ? newestTracks[place] : undefined
  })
}

function isSame(depths: readonly number[], version: readonly Heading[]): boolean {
  return version.length === depths.length && version.every(({ depth }, index) => depth === depths[index])
}
