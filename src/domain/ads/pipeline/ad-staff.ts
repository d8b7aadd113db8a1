import { any, scope } from '../../shared/records/policy'

/** Who of the staff works on advertisements and their payment. */
export const adStaff = any(scope('guide'), scope('money'))
