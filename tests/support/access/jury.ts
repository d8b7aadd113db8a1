import { type AccessRow, at } from './access-row'

const call = {
  kind: 'cover',
  title: 'The cover',
  summary: 'One picture',
  opensAt: at,
  closesAt: at,
  form: [],
  blindFields: [],
  criteria: [],
  perEntry: 3,
}
const submission = { callId: 'call-1', personId: 'ana', title: 'Tide', artworkIds: ['w1'], imageIds: ['i1'], answers: [] }
const score = { callId: 'call-1', entryId: 'entry-1', jurorId: 'jo', values: [3] }

/** §D5, the last row: calls, submissions and scores. Jurors see no identity. */
export const juryAccess: readonly AccessRow[] = [
  {
    collection: 'calls',
    id: 'call-1',
    fields: { ...call, status: 'judging' },
    get: 'jo joy gus root',
    list: [[[], 'gus root']],
    update: [
      [{ title: 'The cover of the guide' }, 'gus root'],
      [{ status: 'decided' }, ''],
      [{ criteria: [{ name: 'Print', weight: 1 }] }, ''],
    ],
  },
  {
    collection: 'calls',
    id: 'call-3',
    fields: { ...call, status: 'open' },
    get: 'everyone',
    list: [[[['status', '==', 'open']], 'everyone']],
  },
  {
    collection: 'calls',
    id: 'call-4',
    fields: { ...call, status: 'draft' },
    get: 'gus root',
    list: [[[['status', '==', 'draft']], 'gus root']],
    create: 'gus root',
  },
  {
    collection: 'submissions',
    id: 'sub-1',
    fields: { ...submission, status: 'draft' },
    get: 'ana masq gus root',
    list: [
      [[], 'gus root'],
      [[['personId', '==', 'ana']], 'ana masq gus root'],
      [[['callId', '==', 'call-1']], 'gus root'],
    ],
    create: 'ana',
    update: [
      [{ title: 'Ebb' }, 'ana'],
      [{ status: 'submitted' }, ''],
      [{ callId: 'call-2' }, ''],
    ],
  },
  {
    collection: 'submissions',
    id: 'sub-2',
    fields: { ...submission, status: 'submitted' },
    get: 'ana masq gus root',
    list: [],
    update: [[{ title: 'Ebb' }, '']],
  },
  {
    collection: 'entries',
    id: 'entry-1',
    fields: { callId: 'call-1', jurorIds: ['jo', 'jim'], title: 'Tide', imageIds: ['i1'], answers: [] },
    get: 'jo gus root',
    list: [
      [[], 'gus root'],
      [[['callId', '==', 'call-1']], 'gus root'],
      [
        [
          ['callId', '==', 'call-1'],
          ['jurorIds', 'array-contains', 'jo'],
        ],
        'jo gus root',
      ],
      [
        [
          ['callId', '==', 'call-1'],
          ['jurorIds', 'array-contains', 'jim'],
        ],
        'gus root',
      ],
    ],
  },
  {
    collection: 'scores',
    id: 'entry-1_jo',
    fields: { ...score, status: 'open' },
    get: 'jo gus root',
    list: [
      [[], 'gus root'],
      [[['jurorId', '==', 'jo']], 'gus root'],
      [
        [
          ['callId', '==', 'call-1'],
          ['jurorId', '==', 'jo'],
        ],
        'jo gus root',
      ],
    ],
    update: [
      [{ values: [5] }, 'jo'],
      [{ comment: 'Strong' }, 'jo'],
      [{ status: 'submitted' }, ''],
      [{ jurorId: 'joy' }, ''],
    ],
  },
  {
    collection: 'scores',
    id: 'entry-1_jim',
    fields: { ...score, jurorId: 'jim', status: 'open' },
    get: 'gus root',
    list: [],
    update: [[{ values: [1] }, '']],
  },
  { collection: 'scores', id: 'entry-2_jo', fields: { ...score, status: 'locked' }, get: 'jo gus root', list: [], update: [[{ values: [1] }, '']] },
]
