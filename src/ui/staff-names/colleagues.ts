import { roleGrants } from '../../domain/accounts/roles/role-grants.collection'
import { staffNames } from '../../domain/records/staff-names'
import type { Records } from '../../domain/shared/records/records'

/** Names of current and former staff by id, for a file. */
export const colleagues = async (records: Records) => staffNames(await records.find(roleGrants))
