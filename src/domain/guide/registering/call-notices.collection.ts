import { collection } from '../../shared/records/collection'
import { reference } from '../../shared/records/fields'
import { owner, readOnly } from '../../shared/records/policy'

/** A person who wants a mail when an edition's call opens; deleted after that mail. The id consists of the edition and the person. */
export const callNotices = collection({
  path: 'callNotices',
  title: 'Who waits for a call to open',
  privacy: 'personal',
  scope: 'guide',
  notAudited: 'whether somebody wants one mail',
  whenForgotten: 'delete',
  fields: { personId: reference('Person', 'people'), editionId: reference('Edition', 'editions') },
  access: readOnly(owner('personId')),
})

export const callNoticeId = (editionId: string, personId: string) => `${editionId}-${personId}`
