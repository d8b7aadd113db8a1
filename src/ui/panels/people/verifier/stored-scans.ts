import type { CardKeys } from '../../../../domain/memberships/card-scan-uses'
import type { Scan } from '../../../../domain/memberships/member-cards.contract'
import { storedValue } from '../../../app-services/stored-value'

const isScan = (found: unknown): found is Scan => typeof found === 'object' && found !== null && 'offlineId' in found && 'token' in found

/** Scans that are not sent yet, stored in this browser, the oldest first. */
export const storedScans = storedValue<readonly Scan[]>('verifier.scans', [], found => (Array.isArray(found) ? found.filter(isScan) : []))

/** The public keys as last received, for verifying cards without a network. */
export const storedCardKeys = storedValue<CardKeys>('verifier.keys', {}, found =>
  typeof found === 'object' && found !== null ? (found as CardKeys) : {},
)
