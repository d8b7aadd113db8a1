import { collection, type StoredOf } from '../../shared/records/collection'
import {
  byCallable,
  forgotten,
  impersonal,
  instant,
  localDate,
  longText,
  map,
  number,
  optional,
  reference,
  text,
  withHelp,
} from '../../shared/records/fields'
import { access, anyone, nobody, readOnly, scope } from '../../shared/records/policy'

/** What takes part in an edition's prize draw. The id is the edition's. Without it, passports are stamped and nothing is drawn. */
export const prizeDraws = collection({
  path: 'prizeDraws',
  title: 'Prize draws',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    editionId: reference('Edition', 'editions'),
    studios: withHelp(
      number('Studios to visit', { min: 1, max: 100, integer: true }),
      'Whoever has stamps of this many different studios takes part, with one entry, however many stamps they have.',
    ),
    prizes: withHelp(longText('Prizes', 600), 'Visitors read it in their passport.'),
    endsOn: withHelp(localDate('Last day'), 'Stamps until this day count. The draw can take place from the next day on.'),
    /** What everybody may know of the draws that took place. Nobody agreed to be named, so winners are numbers here. */
    drawn: byCallable(
      optional(
        map('Drawn', {
          at: instant('Last drawn'),
          people: number('People who took part', { min: 1, integer: true }),
          winners: number('Winners', { min: 1, integer: true }),
        }),
      ),
    ),
  },
  immutable: ['editionId', 'drawn'],
  access: access(anyone, scope('guide'), nobody),
})
export type PrizeDraw = StoredOf<typeof prizeDraws>

/**
 * Who won. Everything that is needed to draw the same winners again stands with them: the entries in the order of the SHA-256 of the seed, a
 * space and the person's id, without those who had won before. Written by `drawPrizes`.
 */
export const prizeWinners = collection({
  path: 'prizeWinners',
  title: 'Winners of prize draws',
  privacy: 'personal',
  scope: 'guide',
  whenForgotten: 'anonymise',
  fields: {
    editionId: reference('Edition', 'editions'),
    personId: forgotten(optional(reference('Person', 'people'))),
    /** As it was when they won: who draws prizes may not read all people. */
    name: forgotten(optional(text('Name'))),
    /** From 1, through all draws of the edition. */
    place: impersonal(number('Place', { min: 1, max: 1000, integer: true })),
    drawnAt: instant('Drawn'),
    seed: impersonal(text('Seed', 64)),
    entries: impersonal(number('Entries', { min: 1, integer: true })),
    /** SHA-256 of the ids of all entries, in order, with line feeds between them. */
    entriesHash: impersonal(text('Hash of the entries', 64)),
  },
  access: readOnly(scope('guide')),
})
export type PrizeWinner = StoredOf<typeof prizeWinners>
