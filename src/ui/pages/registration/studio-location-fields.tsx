import { freePlaces } from '../../../domain/guide/registering/places.collection'
import { radioInput } from '../../checkout/radio-input'
import { FormField } from '../../forms/form'
import { counted } from '../../kit/counted'
import { dayRange } from '../../kit/time/format-time'
import type { OpenCall } from '../../registrations/registration.queries'
import { type Entered, placeOf, weekendFor } from './register-fields'
import css from './registration.module.css'

interface StudioLocationFieldsProps {
  readonly suffix: '' | '2'
  readonly values: Entered
  readonly call: OpenCall
}

const kinds = radioInput({ own: 'In my own studio', building: 'In a studio building', community: 'In a community space' })

/** The place where somebody shows, and the resulting weekend. */
export function StudioLocationFields({ suffix, values, call }: StudioLocationFieldsProps) {
  const place = placeOf(values, suffix)
  const { kind } = place
  const weekendId = weekendFor(place, call)
  const weekend = call.weekends.find(({ id }) => id === weekendId)
  return (
    <>
      <FormField name={`kind${suffix}`} input={kinds} />
      {kind === 'own' && (
        <>
          <FormField name={`street${suffix}`} autoComplete="street-address" />
          <FormField name={`neighbourhoodId${suffix}`} options={call.neighbourhoods.map(({ id, name }) => ({ value: id, label: name }))} />
        </>
      )}
      {kind !== undefined && kind !== 'own' && (
        <>
          <FormField name={`siteId${suffix}`} options={sitesOf(kind, call)} />
          <FormField name={`unit${suffix}`} />
        </>
      )}
      {weekend ? (
        <p className={css.quiet}>
          You open on {weekend.name}
          {daysOf(weekend)}.
        </p>
      ) : (
        kind !== undefined &&
        (kind === 'own' ? place.neighbourhoodId : place.siteId) !== undefined && (
          <FormField name={`weekendId${suffix}`} options={call.weekends.map(one => ({ value: one.id, label: `${one.name}${daysOf(one)}` }))} />
        )
      )}
    </>
  )
}

function daysOf({ days }: OpenCall['weekends'][number]): string {
  const dates = days.map(({ date }) => date).toSorted()
  return dates.length === 0 ? '' : `, ${dayRange(dates[0]!, dates.at(-1)!)}`
}

function sitesOf(kind: 'building' | 'community', { sites, places }: OpenCall) {
  const isOf = (site: OpenCall['sites'][number]) => (kind === 'community' ? site.kind === 'community' : site.kind !== 'community')
  return sites.filter(isOf).map(({ id, name, capacity }) => {
    const free = freePlaces(capacity, places.get(id)) ?? 0
    return { value: id, label: `${name}: ${free === 0 ? 'full, you can wait' : `${counted(free, 'place')} free`}` }
  })
}
