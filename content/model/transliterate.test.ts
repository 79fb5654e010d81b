import { describe, expect, it } from 'vitest'
import { plainLetters } from './transliterate.ts'

describe('Transliteration', () => {
  it.each([
    ['Õhtused äärelinna öötööd: šašlõkk, žürii', 'ohtused aarelinna ootood: saslokk, zurii'],
    ['Ærø, Łódź, straße, þing', 'aero, lodz, strasse, thing'],
    ['Московский музей', 'moskovskiy muzey'],
    ['Київ, Їжак', 'kiyiv, yizhak'],
    ['მუზეუმი, Հայաստան', 'muzeumi, hayastan'],
  ])('of %s is %s', (text, plain) => expect(plainLetters(text)).toBe(plain))

  it.each([
    ['ου is one sound', 'Ουρανός', 'ouranos'],
    ['ου with its accent', 'Λούτσα', 'loutsa'],
    ['αυ before a vowel or a voiced consonant', 'αύριο Αυγή παύλα', 'avrio avgi pavla'],
    ['αυ before a voiceless consonant, and at the end', 'αυτός ναύτης ταυ', 'aftos naftis taf'],
    ['ευ', 'Ευρώπη ευχαριστώ Ζεύς', 'evropi efcharisto zefs'],
    ['ηυ', 'εφηύρα', 'efivra'],
    ['vowels that a diaeresis parts', 'αϋπνία Εξαΰλωση', 'aypnia exaylosi'],
    ['vowels that an accent on the first parts', 'άυλος', 'aylos'],
    ['μπ at the beginning and at the end of a word', 'Μπάμπης ρεμπ', 'bampis reb'],
    ['ντ and γκ', 'Ντίνος Γκίκας', 'ntinos gkikas'],
    ['γ that sounds as n', 'Άγγελος Σφίγξ άγχος', 'angelos sfinx anchos'],
  ])('covers %s', (_, text, plain) => expect(plainLetters(text)).toBe(plain))
})
