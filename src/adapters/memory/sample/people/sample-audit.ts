import { audit, auditValues } from '../../../../domain/audit/audit.collection'
import type { Scope } from '../../../../domain/shared/records/policy'
import type { Fields } from '../../../../ports/documents'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { contentEditor, guideEditor } from './sample-cast'

type Act = readonly [when: string, scope: Scope, actor: string, action: string, entity: string, entityId: string, reason?: string]

const acts: readonly Act[] = [
  ['2027-01-11T10:00', 'people', 'p-superadmin', 'role.granted', 'people', 'p-guideadmin', 'Works in the office'],
  ['2027-02-01T00:05', 'content', contentEditor, 'policy.published', 'policies', 'privacy-2'],
  ['2027-02-03T10:00', 'guide', guideEditor, 'weekends.changed', 'editions', '2027', 'Island needs the ferry on both days'],
  ['2027-03-15T10:00', 'content', contentEditor, 'page.moved', 'pages', 'about-the-number'],
  ['2027-07-02T16:40', 'guide', guideEditor, 'listing.withdrawn', 'editions', '2027', 'Asked by the artist'],
  ['2027-08-20T10:00', 'mail', 'p-mailadmin', 'shortlink.created', 'shortLinks', 'poster27'],
  ['2027-10-11T09:00', 'system', 'p-superadmin', 'settings.changed', 'settings', 'organisation'],
]

/** Successive changes of one record; each starts from the result of the one before. */
const renamings: readonly (readonly [when: string, actor: string, before: Fields, after: Fields])[] = [
  ['2027-02-04T09:10', contentEditor, { title: 'Checklist' }, { title: 'Checklist for the weekend' }],
  ['2027-06-21T14:25', 'p-superadmin', { audience: 'everybody' }, { audience: 'artists' }],
  [
    '2027-09-02T11:40',
    contentEditor,
    { title: 'Checklist for the weekend', tags: ['checklist'] },
    { title: 'Checklist for your open weekend', tags: ['open studios', 'checklist'] },
  ],
]

/** A few actions of the office, the history of one record, and that of one person. */
export const sampleAudit = (): SampleDocument[] => [
  ...acts.map(([when, scope, actor, action, entity, entityId, reason], i) =>
    sampleDocument(audit, `t${i + 1}`, { scope, actor, action, entity, entityId, reason }, { by: 'system', at: instantAt(when) }),
  ),
  ...renamings.map(([when, actor, before, after], i) => {
    const change = { fields: Object.keys(after), before, after }
    const of = { scope: 'content', entity: 'resources', entityId: 'checklist-weekend', action: 'record.update', actor } as const
    return sampleDocument(audit, `t-checklist-${i + 1}`, { ...of, ...change }, { by: 'system', at: instantAt(when) })
  }),
  ...corrected(),
]

function corrected(): SampleDocument[] {
  const of = { scope: 'people', entity: 'people', entityId: 'p-artlover' } as const
  const stamp = { by: 'system', at: instantAt('2027-05-12T15:20') }
  const by = { actor: 'p-peopleadmin', action: 'record.update', reason: 'Told us on the phone' }
  return [
    sampleDocument(audit, 't-artlover', { ...of, ...by, fields: ['birthYear'] }, stamp),
    sampleDocument(
      auditValues,
      't-artlover',
      { ...of, forgottenWith: [of.entityId], before: { birthYear: 1959 }, after: { birthYear: 1958 } },
      stamp,
    ),
  ]
}
