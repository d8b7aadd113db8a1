import { listings, printLimits } from '../../../domain/guide/listings.collection'
import { weekendOf } from '../../../domain/guide/registering/place-refusals'
import { type Registered, registrationClashes } from '../../../domain/guide/registering/registration-clash'
import type { WantedPlace } from '../../../domain/guide/registering/registration-input'
import { maxReason, minReason } from '../../../domain/shared/functions/reason'
import { boolean, choice, email, type FieldMap, longText, number, optional, reference, text, withHelp } from '../../../domain/shared/records/fields'
import type { FormProblems, FormValues } from '../../forms/use-form'
import type { OpenCall, OwnInvitation } from '../../registrations/registration.queries'
import { clashText } from '../../registrations/registration-text'

const placeKinds = ['own', 'building', 'community'] as const

const where = {
  kind: choice('Where do you show?', placeKinds),
  siteId: reference('Building', 'sites'),
  unit: withHelp(optional(text('Unit', 12)), 'The number on your door.'),
  street: text('Street and number', 120),
  neighbourhoodId: withHelp(reference('Neighborhood', 'neighbourhoods'), 'It decides the weekend on which you open.'),
  weekendId: reference('Weekend', 'weekends'),
  tier: text('Kind of listing', 40),
}
type WhereName = keyof typeof where

const second = {
  kind2: where.kind,
  siteId2: where.siteId,
  unit2: where.unit,
  street2: where.street,
  neighbourhoodId2: where.neighbourhoodId,
  weekendId2: where.weekendId,
  tier2: where.tier,
}

const rest = {
  isEligible: boolean('I live or work in this city, and I show work of my own'),
  hasSecond: boolean('I also register a second time, for another weekend and another neighborhood'),
  displayName: withHelp(text('Name in the guide', printLimits.displayName), 'As visitors read it.'),
  studioName: withHelp(optional(listings.fields.studioName), 'Leave it empty if your studio has no name.'),
  medium: text('Main medium', 60),
  blurb: withHelp(
    optional(longText('In a sentence or two', printLimits.blurb)),
    'For the printed guide, at most 165 characters. You can change it, and add a picture, until the guide is reviewed.',
  ),
  volunteerHours: withHelp(
    optional(number('Hours you help as a volunteer', { min: 0, max: 40, integer: true })),
    'Each hour lowers your fee. We write to you about what to do.',
  ),
  asksWaiver: boolean('I cannot pay the fee'),
  waiver: withHelp(longText('Why you cannot pay', maxReason), 'Our staff alone read it. We write to you before the fee is due.'),
  isInsured: boolean('I have liability insurance, or I open at my own risk'),
  email: withHelp(email('Email'), 'The receipt goes there.'),
  method: choice('How do you pay?', ['card', 'cheque']),
  accepts: boolean('I accept the terms of sale'),
}

export const registerFields = { ...where, ...second, ...rest }
export type Entered = FormValues<typeof registerFields>

/** Which fields the form asks. `wait`: only for joining a waiting list; `second`: for a second registration. */
export interface Asked {
  readonly call: OpenCall
  readonly tiers: readonly string[]
  /** The person's other registrations. */
  readonly own: readonly Registered[]
  readonly isWaiting: boolean
  readonly isSecond: boolean
  /** An offered registration keeps its offered place and weekend. */
  readonly isOffered: boolean
}

export const placeOf = (values: Entered, suffix: '' | '2') => {
  const of = <N extends WhereName>(name: N) => values[`${name}${suffix}` as N]
  return {
    kind: of('kind'),
    siteId: of('siteId'),
    unit: of('unit'),
    street: of('street'),
    neighbourhoodId: of('neighbourhoodId'),
    weekendId: of('weekendId'),
    tier: of('tier'),
  }
}
type Place = ReturnType<typeof placeOf>

/** The neighborhood of a place; in a building, the building's. */
const areaOf = ({ kind, siteId, neighbourhoodId }: Place, { sites }: OpenCall): string | undefined =>
  kind === 'own' ? neighbourhoodId : sites.find(({ id }) => id === siteId)?.neighbourhoodId

/** The weekend of the neighborhood; `undefined` if the artist chooses. */
export const weekendFor = (place: Place, call: OpenCall): string | undefined => weekendOf(areaOf(place, call), call.weekends)

/** The fields of the form, in order. */
export function askedFields(values: Entered, { call, tiers, own, isWaiting, isSecond, isOffered }: Asked): FieldMap {
  const maySecond = !isWaiting && !isOffered && own.length === 0
  const fields: FieldMap = {
    isEligible: rest.isEligible,
    ...(!isOffered && placeFields(values, '', call)),
    tier: choice(where.tier.label, tiers),
    ...(maySecond && { hasSecond: rest.hasSecond }),
    ...(maySecond && values.hasSecond && { ...placeFields(values, '2', call), tier2: choice(where.tier.label, tiers) }),
  }
  if (isWaiting) return fields
  const { displayName, studioName, medium, blurb, volunteerHours, asksWaiver, waiver, isInsured, email: receipt, method, accepts } = rest
  return {
    ...fields,
    displayName,
    studioName,
    medium,
    blurb,
    ...(!isSecond && { volunteerHours, asksWaiver, ...(values.asksWaiver && { waiver }) }),
    isInsured,
    email: receipt,
    method,
    accepts,
  }
}

function placeFields(values: Entered, suffix: '' | '2', call: OpenCall): FieldMap {
  const place = placeOf(values, suffix)
  const named = (names: readonly WhereName[]) => Object.fromEntries(names.map(name => [`${name}${suffix}`, where[name]]))
  const chooses = weekendFor(place, call) === undefined
  if (place.kind === undefined) return named(['kind'])
  return named([
    'kind',
    ...(place.kind === 'own' ? (['street', 'neighbourhoodId'] as const) : (['siteId', 'unit'] as const)),
    ...(chooses ? (['weekendId'] as const) : []),
  ])
}

/** Problems across fields; a conflict is shown beside the place that causes it. */
export function registerProblems(values: Entered, asked: Asked): FormProblems<typeof registerFields> {
  const { isEligible, isInsured, accepts, asksWaiver, waiver = '' } = values
  const first: Registered = { id: 'first', status: 'submitted', ...opensAt(placeOf(values, ''), asked.call) }
  const clash = asked.isOffered ? undefined : registrationClashes(first, asked.own)[0]
  const clash2 = values.hasSecond ? registrationClashes(opensAt(placeOf(values, '2'), asked.call), [...asked.own, first])[0] : undefined
  const placeName = (kind: Place['kind']) => (kind === 'own' ? ('neighbourhoodId' as const) : ('siteId' as const))
  return {
    isEligible: isEligible ? undefined : 'Only artists who live or work in this city can register.',
    ...(clash && { [placeName(values.kind)]: clashText(clash) }),
    ...(clash2 && { [`${placeName(values.kind2)}2`]: clashText(clash2) }),
    ...(!asked.isWaiting && {
      isInsured: isInsured ? undefined : 'Confirm this to register.',
      accepts: accepts ? undefined : 'Accept the terms of sale to go on.',
      ...(asksWaiver && !asked.isSecond && waiver.trim().length < minReason && { waiver: 'Write a sentence, at least 10 characters.' }),
    }),
  }
}

const opensAt = (place: Place, call: OpenCall) => ({
  siteId: place.kind === 'own' ? undefined : place.siteId,
  neighbourhoodId: areaOf(place, call),
  weekendId: weekendFor(place, call) ?? place.weekendId,
})

/** A place in the form that the callable expects. */
export function wantedOf(id: string, place: Place, call: OpenCall): WantedPlace {
  const { siteId, unit, street, neighbourhoodId, tier = '' } = place
  const common = { id, weekendId: weekendFor(place, call) ?? place.weekendId ?? '', tier }
  if (place.kind === 'own') return { ...common, ...(street && { street }), ...(neighbourhoodId && { neighbourhoodId }) }
  return { ...common, ...(siteId && { siteId }), ...(unit && { unit }) }
}

/** Values from an earlier listing for a new registration, as far as the call still offers them: never the weekend, the tier or the fee. */
export function broughtValues(
  { displayName, studioName, media, blurb, siteId, unit, address, neighbourhoodId }: NonNullable<OwnInvitation['source']>,
  { sites, neighbourhoods }: OpenCall,
): Partial<Entered> {
  const site = sites.find(({ id }) => id === siteId)
  return {
    displayName,
    studioName,
    medium: media[0],
    blurb,
    ...(site && { kind: site.kind === 'community' ? 'community' : 'building', siteId, unit }),
    ...(siteId === undefined && {
      kind: 'own',
      street: address,
      neighbourhoodId: neighbourhoods.find(({ id }) => id === neighbourhoodId)?.id,
    }),
  }
}
