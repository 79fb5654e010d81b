/** Test data for English: nouns with plural and possessives, and verbs with regular endings. */
import { paradigms, part, withEndings } from './paradigm.ts'

/** Singular and plural. */
export const englishNouns = paradigms(
  `
  exhibition exhibitions
  gallery galleries
  artist artists
  *photograph photographs
  picture pictures
  archive archives
  museum museums
  story stories
  *library libraries
  sketch sketches
  canvas canvases
  studio studios
  lens lenses
  *box boxes
  city cities
  harbour harbours
  river rivers
  visitor visitors
  *brush brushes
  workshop workshops
  volunteer volunteers
  collection collections
  researcher researchers
  *essay essays
  image images
  page pages
  church churches
  glass glasses
  *performance performances
  diary diaries
  negative negatives
  print prints
  painting paintings
  *catalogue catalogues
  residency residencies
  partner partners
  lecture lectures
  orchestra orchestras
  *manuscript manuscripts
  sculpture sculptures`,
  (parts) => {
    const [one, many] = [part(parts, 0), part(parts, 1)]
    return [one, many, `${one}'s`, `${one}’s`, `${many}'`, `${many}’`]
  },
)

/** Infinitive, third person, past, present participle. */
export const englishVerbs = paradigms(
  `
  run runs - running
  publish publishes published publishing
  draw draws - drawing
  *develop develops developed developing
  study studies studied studying
  plan plans planned planning
  travel travels travelled travelling
  share shares shared sharing
  *carry carries carried carrying
  open opens opened opening
  hope hopes hoped hoping
  hop hops hopped hopping
  translate translates translated translating
  *record records recorded recording
  agree agrees agreed agreeing
  fix fixes fixed fixing
  invite invites invited inviting
  stop stops stopped stopping
  *continue continues continued continuing
  measure measures measured measuring`,
  (parts) => parts.flatMap((form) => withEndings(form, '0')),
)
