import { maxStops } from '../../../../domain/guide/routes/plan-route'
import { storedValue } from '../../../app-services/stored-value'

/** Studios that this visitor wants to visit on one day, in the order in which they were chosen. It is on this device alone. */
export const storedRoute = storedValue<readonly string[]>('route', [], found =>
  Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string').slice(0, maxStops) : [],
)

/** Studios beyond the largest number of stops are left out. */
export const addToRoute = (...ids: readonly string[]): void => storedRoute.change(before => [...new Set([...before, ...ids])].slice(0, maxStops))
export const removeFromRoute = (id: string): void => storedRoute.change(before => before.filter(other => other !== id))
